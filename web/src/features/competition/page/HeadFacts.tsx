import Box from '@mui/material/Box'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { formatName } from '@upper-bracket/shared/wording/formatName'
import { LocalTime } from '#ui/time/LocalTime.tsx'

const unlimited = competitionDefaults.places

/** The facts that decide whether to join, in one line; the tab 'About' has all. */
export function HeadFacts({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'common'])
  const { startDate, playerCount, places, bestOf } = competition
  const { rounds, final } = bestOf
  const players = [
    t('common:players', { count: playerCount }),
    ...(places.players < unlimited.players ? [t('outOf', { most: places.players })] : []),
  ].join(' ')
  const series = rounds === final ? t('seriesUniform', { rounds }) : t('seriesDiffer', { rounds, final })
  return (
    <Box title={[players, formatName(t, competition), series].join(' · ')} sx={line}>
      <span>
        <LocalTime at={startDate} length="short" />
      </span>
      <span>{players}</span>
      <span>{formatName(t, competition)}</span>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {series}
      </Box>
    </Box>
  )
}

const line = {
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  // A line that does not fit wraps out of sight instead of being cut within a fact.
  height: '1.5em',
  lineHeight: 1.5,
  fontSize: { xs: '0.875rem', sm: '1rem' },
  fontWeight: 650,
  '& > span': { whiteSpace: 'nowrap' },
  '& > span + span::before': { content: '"·"', mx: 0.75, color: 'text.secondary' },
} as const
