import Box from '@mui/material/Box'
import { kindOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { formatFigures, type StageFigures } from '@upper-bracket/shared/schedule/formatFigures'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainSelect } from '../../../ui/format/plainSelect.ts'

interface FormatSummaryProps {
  readonly competition: Pick<Competition, 'format' | 'stages' | 'bestOf' | 'options'>
  /** The number of participating teams. */
  readonly teams: number
  readonly withoutPlayers: number
}

/** Summarizes the format of the bracket to be created. */
export function FormatSummary({ competition, teams, withoutPlayers }: FormatSummaryProps) {
  const { t } = useTranslation(['bracket', 'format', 'common'])
  const { format, stages, bestOf, options } = competition
  const thirdPlace = format === 'single' && options.thirdPlace && teams >= 4
  const isAlone = stages.length === 0
  const matches = format === 'single' ? teams - 1 + (thirdPlace ? 1 : 0) : 2 * teams - 2
  const facts = [
    ...(isAlone ? [t(format === 'single' ? 'format:formatSingle' : 'format:formatDouble')] : []),
    t('common:teams', { count: teams + withoutPlayers }),
    ...(withoutPlayers > 0 ? [t('format:formatWithoutPlayers', { teams: withoutPlayers })] : []),
    ...(isAlone ? [t('format:formatMatches', { count: matches })] : []),
    ...(format === 'table'
      ? []
      : [
          t(isAlone ? 'format:formatSeries' : 'format:playoffSeries', {
            rounds: bestOf.rounds,
            final: bestOf.final,
          }),
        ]),
    ...(thirdPlace ? [t('format:formatThirdPlace')] : []),
    ...(format === 'double' && options.grandFinal !== 'single' ? [t(`format_${options.grandFinal}`)] : []),
  ]
  return (
    <>
      {!isAlone && <StagesSummary competition={competition} teams={teams} />}
      <Box component="ul" aria-label={t('format:formatSummary')} sx={chips}>
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
    </>
  )
}

const concurrencies = ['', '1', '2', '3', '4', '6', '8']

/** The stages in the order of play, with their matches and the time that they take; nothing if they do not fit. */
function StagesSummary({ competition, teams }: Omit<FormatSummaryProps, 'withoutPlayers'>) {
  const { t } = useTranslation(['format', 'bracket', 'common'])
  const [concurrency, setConcurrency] = useState('')
  const id = useId()
  const { format, stages, bestOf, options } = competition
  const atOnce = concurrency === '' ? null : Number(concurrency)
  const figures = formatFigures({ teams, format, stages, bestOf, ...options }, { ...defaultSchedule, atOnce })
  if (figures === null) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ol" aria-label={t('stages')} sx={row}>
        {figures.stages.map(stage => (
          <li key={stage.key}>
            <StageBox stage={stage} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box component="output" htmlFor={id} sx={{ fontWeight: 650 }}>
          {t('totalMatches', { count: figures.matches })} · <Duration minutes={figures.minutes} />
        </Box>
        <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', fontSize: 14 }}>
          {t('concurrency')}
          <Box
            component="select"
            id={id}
            value={concurrency}
            onChange={event => setConcurrency(event.target.value)}
            sx={{ ...plainSelect, ml: 1 }}
          >
            {concurrencies.map(value => (
              <option key={value} value={value}>
                {value === '' ? t('unlimited') : value}
              </option>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

function StageBox({ stage }: { stage: StageFigures }) {
  const { t } = useTranslation(['format', 'bracket', 'common'])
  const { kind, groups, teams, matches } = stage
  const [smallest, largest] = [Math.min(...groups), Math.max(...groups)]
  const size =
    groups.length === 1
      ? t('common:teams', { count: teams })
      : smallest === largest
        ? t('groupSizes', { groups: groups.length, size: largest })
        : t('groupSizesUneven', { groups: groups.length, smallest, largest })
  const name = kindOf(stage).title({ groups }) === 'roundRobin' ? 'table' : kind
  return (
    <>
      <Box component="strong" sx={{ fontWeight: 650 }}>
        {t(`stageName_${name}`)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {size} · {t('formatMatches', { count: matches })}
      </Box>
    </>
  )
}

function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('format')
  const rounded = Math.max(10, Math.round(minutes / 10) * 10)
  const facts = { hours: Math.floor(rounded / 60), minutes: rounded % 60 }
  if (facts.hours === 0) return t('minutes', facts)
  return facts.minutes === 0 ? t('hours', facts) : t('hoursMinutes', facts)
}

const row = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  rowGap: { xs: 3, sm: 1.5 },
  columnGap: 4,
  '& > li': {
    position: 'relative',
    display: 'grid',
    px: 1.5,
    py: 1,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 1,
    fontSize: 14,
  },
  // The arrow to the next stage is in the gap.
  '& > li:not(:last-of-type)::after': {
    content: { xs: '"↓" / ""', sm: '"→" / ""' },
    position: 'absolute',
    top: { xs: '100%', sm: 0 },
    bottom: { sm: 0 },
    left: { xs: 0, sm: '100%' },
    width: { xs: '100%', sm: 32 },
    height: { xs: 24, sm: 'auto' },
    display: 'grid',
    placeItems: 'center',
    color: 'text.secondary',
  },
} as const

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
