import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { roundOrder } from '@upper-bracket/shared/bracket/rounds/roundOrder'
import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrittenStart } from '#ui/time/useWrittenStart.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { matchesById } from '#features/bracket/commands/liveBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { StartField } from './StartField.tsx'

interface ScheduleRoundsProps {
  /** The matches with the starts as they would be saved. */
  readonly matches: readonly Match[]
  readonly begins: number
  readonly onChange: (starts: Iterable<readonly [string, number | null]>) => void
}

/** The unplayed matches, round by round in the order of play, with editable starts. */
export function ScheduleRounds({ matches, begins, onChange }: ScheduleRoundsProps) {
  const { t } = useTranslation('schedule')
  const { shape } = useBracketScope()
  const order = roundOrder({ shape, matches: matchesById(matches) })
  const open = matches.filter(match => hasNotBegun(match) && !match.slots.some(slot => slot.closed))
  const rounds = [...Map.groupBy(open, roundKey)].toSorted(([, [one]], [, [other]]) =>
    one === undefined || other === undefined ? 0 : order(one) - order(other),
  )
  return (
    <Box role="group" aria-label={t('rounds')} sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 650 }}>
        {t('rounds')}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('roundsHint')}</Box>
      {rounds.map(([key, inRound]) => (
        <Round key={key} matches={inRound.toSorted(inDrawingOrder)} begins={begins} onChange={onChange} />
      ))}
    </Box>
  )
}

function Round({ matches, begins, onChange }: ScheduleRoundsProps) {
  const { t } = useTranslation('schedule')
  const texts = useMatchTexts()
  const { numbers } = useBracketScope()
  const written = useWrittenStart()
  const [isOpen, setOpen] = useState(false)
  const [match] = matches
  if (match === undefined) return null
  const name = texts.round(match)
  const planned = matches.flatMap(({ startsAt }) => startsAt ?? [])
  const [first, last] = [Math.min(...planned), Math.max(...planned)]
  const start = planned.length === 0 ? null : first
  /** The other matches keep their distance from the first; matches without a start get this one. */
  const setFirst = (at: number | null) =>
    onChange(
      matches.map(({ id, startsAt }) => [
        id,
        at === null || start === null || startsAt == null ? at : at + startsAt - start,
      ]),
    )
  return (
    <Box sx={{ py: 1, borderBottom: '1px solid var(--mui-palette-divider)' }}>
      <Box sx={row}>
        <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          {start !== null && last > first && (
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
              {t('range', { first: written(first), last: written(last) })}
            </Box>
          )}
        </Box>
        <StartField
          label={t('startOf', { what: name })}
          value={start}
          day={start ?? begins}
          onChange={setFirst}
        />
      </Box>
      {matches.length > 1 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 40, ml: -0.75 }}
        >
          {t('matches', { count: matches.length })}
        </Button>
      )}
      {isOpen &&
        matches.map(each => {
          const label = numbers.has(each.id) ? texts.number(each) : name
          return (
            <Box key={each.id} sx={[row, { py: 0.75, pl: { xs: 0, sm: 2 } }]}>
              <Box sx={{ minWidth: 0, flex: '1 1 180px', fontSize: 14, overflowWrap: 'anywhere' }}>
                <Box sx={{ color: 'text.secondary' }}>{label}</Box>
                {texts.teams(each)}
              </Box>
              <StartField
                label={t('startOf', { what: label })}
                value={each.startsAt ?? null}
                day={start ?? begins}
                onChange={at => onChange([[each.id, at]])}
              />
            </Box>
          )
        })}
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 } as const
