import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Game, games } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '#ui/form/useHydrated.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'

/** Sample ranks from low to high. */
const samples: Record<Game, readonly number[]> = {
  dota2: [13, 25, 34, 43, 55, 64, 75, 80],
  csgo: [2, 5, 8, 10, 12, 14, 16, 18],
}

/** The badges are below the first screen; without them the prerendered page takes one round trip less. */
export function GamePanels() {
  const { t } = useTranslation(['home', 'common'])
  const texts: Record<Game, string> = { dota2: t('gameDotaText'), csgo: t('gameCsText') }
  const isHydrated = useHydrated()
  return (
    <section>
      <Typography variant="h2">{t('gamesTitle')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          mt: 4,
        }}
      >
        {games.map(game => (
          <Box
            key={game}
            sx={theme => ({
              position: 'relative',
              overflow: 'hidden',
              p: { xs: 3, md: 5 },
              borderRadius: 1,
              bgcolor: 'background.paper',
              borderLeft: `6px solid ${theme.vars.palette[game].main}`,
            })}
          >
            <Typography variant="h2" component="h3" sx={{ color: `${game}.main` }}>
              {t(`common:game_${game}`)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {texts[game]}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
              {samples[game].map(tier =>
                isHydrated ? (
                  <RankBadge key={tier} game={game} tier={tier} size={52} />
                ) : (
                  <svg key={tier} width={52} height={52} aria-hidden />
                ),
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}
