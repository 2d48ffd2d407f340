import Box from '@mui/material/Box'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { useTranslation } from 'react-i18next'

interface FormatSummaryProps {
  readonly competition: Pick<Competition, 'format' | 'bestOf' | 'options'>
  /** The number of participating teams. */
  readonly teams: number
  readonly withoutPlayers: number
}

/** Summarizes the format of the bracket to be created. */
export function FormatSummary({ competition, teams, withoutPlayers }: FormatSummaryProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const { format, bestOf, options } = competition
  const thirdPlace = format === 'single' && options.thirdPlace && teams >= 4
  const matches = format === 'single' ? teams - 1 + (thirdPlace ? 1 : 0) : 2 * teams - 2
  const facts = [
    t(format === 'single' ? 'formatSingle' : 'formatDouble'),
    t('common:teams', { count: teams + withoutPlayers }),
    ...(withoutPlayers > 0 ? [t('formatWithoutPlayers', { teams: withoutPlayers })] : []),
    t('formatMatches', { count: matches }),
    t('formatSeries', { rounds: bestOf.rounds, final: bestOf.final }),
    ...(thirdPlace ? [t('formatThirdPlace')] : []),
    ...(format === 'double' && options.grandFinal === 'reset' ? [t('formatReset')] : []),
  ]
  return (
    <Box component="ul" aria-label={t('formatSummary')} sx={chips}>
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </Box>
  )
}

const chips = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > li': {
    px: 1.5,
    py: 0.5,
    borderRadius: 1,
    bgcolor: 'background.raised',
    fontSize: 14,
    fontWeight: 550,
  },
} as const
