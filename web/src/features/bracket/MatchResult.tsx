import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/match'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from './bracketScope.ts'
import { useMatchTexts } from './useMatchTexts.ts'

/** Both sides of a match and how it stands, to be read. */
export function MatchResult({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const { seeds } = useBracketScope()
  const texts = useMatchTexts()
  const isPlayed = match.status === 'running' || match.status === 'finished'

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {([0, 1] as const).map(side => {
        const { teamId } = match.slots[side]
        const absence = texts.absence(match, side)
        const won = match.winner === side
        return (
          <Box
            component="li"
            key={side}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              minHeight: 64,
              px: 2,
              py: 1,
              borderRadius: 1,
              bgcolor: 'background.raised',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography
                sx={{ overflowWrap: 'anywhere', fontWeight: won ? 750 : 550 }}
                color={teamId === null || (match.winner !== null && !won) ? 'textSecondary' : 'textPrimary'}
              >
                {texts.seat(match, side)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  ...(teamId === null ? [] : [t('seed', { seed: seeds.get(teamId) ?? 0 })]),
                  ...(won ? [t('winner')] : []),
                  ...(absence === null ? [] : [absence]),
                ].join(' · ')}
              </Typography>
            </Box>
            {isPlayed && (
              <Typography
                variant="score"
                component="span"
                sx={{ fontSize: '2.5rem', color: won ? 'brand.main' : 'inherit' }}
              >
                {match.score[side]}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
