import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { championLogos, championsOf } from '@upper-bracket/shared/competition/champions'
import type { ListedCompetition } from '@upper-bracket/shared/competition/competitionList'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import { listedFacts } from '@upper-bracket/shared/wording/listedFacts'
import { memo, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CompetitionStatusLabel } from '#ui/CompetitionStatusLabel.tsx'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'

interface TournamentCardProps {
  readonly competition: ListedCompetition
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined
  /** The bracket, on a wide card. */
  readonly children?: ReactNode
}

export const TournamentCard = memo(function TournamentCard({
  competition,
  linkRef,
  children,
}: TournamentCardProps) {
  const { t } = useTranslation('tournaments')
  const { t: tCompetition } = useTranslation('competition')
  const { t: common } = useTranslation()
  const { id, name, game, startDate } = competition
  const champions = championNames(championsOf(competition))
  const facts = listedFacts({ tournaments: t, competition: tCompetition, common }, competition)
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box
        component={Link}
        ref={linkRef}
        to={hrefs.competition(id)}
        sx={theme => ({
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          minHeight: 184,
          p: 2.5,
          color: 'text.primary',
          textDecoration: 'none',
          bgcolor: 'background.paper',
          border: `1px solid ${theme.vars.palette.divider}`,
          borderTop: `4px solid ${theme.vars.palette[game].main}`,
          borderRadius: 1,
          transition: 'border-color 120ms, transform 120ms',
          '&:hover': { borderColor: theme.vars.palette[game].main, transform: 'translateY(-2px)' },
        })}
      >
        <GameBackdrop game={game} strength={0.22} />
        <Box
          sx={{
            position: 'relative',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            justifyContent: 'space-between',
            alignItems: 'center',
            mb: 1.5,
          }}
        >
          <GameLabel game={game} />
          <CompetitionStatusLabel competition={competition} />
        </Box>
        <Typography
          variant="h3"
          component="h3"
          sx={{ position: 'relative', overflowWrap: 'anywhere', textWrap: 'balance' }}
        >
          {name}
        </Typography>
        <Box sx={{ position: 'relative', mt: 'auto', pt: 2, color: 'text.secondary', fontSize: '0.9rem' }}>
          {champions === '' ? (
            <Box>
              {t('starts')}: <LocalTime at={startDate} />
            </Box>
          ) : (
            <Box
              sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'brand.main', fontWeight: 650 }}
            >
              <EmojiEventsOutlined fontSize="small" aria-hidden />
              {championLogos(competition).map(logo => (
                <Box
                  key={logo}
                  component="img"
                  src={logo}
                  alt=""
                  width={20}
                  height={20}
                  loading="lazy"
                  sx={logoStyle}
                />
              ))}
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {champions}
              </Box>
            </Box>
          )}
          {facts.map(fact => (
            <Box key={fact} sx={{ overflowWrap: 'anywhere' }}>
              {fact}
            </Box>
          ))}
        </Box>
        {children !== undefined && <Box sx={{ position: 'relative', mt: 2, minWidth: 0 }}>{children}</Box>}
      </Box>
    </Box>
  )
})

const logoStyle = { flexShrink: 0, objectFit: 'contain', borderRadius: 0.5 } as const
