import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { DateTimeField } from '#ui/form/DateTimeField.tsx'
import { Form } from '#ui/form/Form.tsx'
import { localDateTime, parseLocalDateTime } from '#ui/form/localDateTime.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'

interface TimeChoiceProps {
  /** The current start of the match. Times are milliseconds since the epoch. */
  readonly start: number
  readonly within: { readonly earliest: number; readonly latest: number }
  readonly busy: boolean
  readonly onSend: (startsAt: number) => Promise<void>
  readonly onCancel: () => void
}

const minute = 60_000
/** The usual delays in minutes. */
const delays = [15, 30, 60] as const

/** Asks for another start of a match. */
export function TimeChoice({ start, within, busy, onSend, onCancel }: TimeChoiceProps) {
  const { t } = useTranslation(['matchRoom', 'common', 'competition'])
  const { language } = useLanguage()
  const [text, setText] = useState(() => localDateTime(start))
  const [problem, setProblem] = useState<string>()
  const now = Date.now()
  const written = (at: number) => writtenTime(at, { language, length: 'start', now })
  // The delay of a match that is due counts from now, rounded up to a full minute.
  const base = Math.max(start, Math.ceil(now / minute) * minute)
  const offered = delays
    .map(minutes => ({ minutes, at: base + minutes * minute }))
    .filter(({ at }) => at <= within.latest)
  const submit = async () => {
    const startsAt = parseLocalDateTime(text)
    if (startsAt === null) return setProblem(t('timeInvalid'))
    if (startsAt === start) return setProblem(t('timeUnchanged'))
    if (startsAt < Math.max(within.earliest, now) || startsAt > within.latest) {
      return setProblem(t('timeOutside'))
    }
    setProblem(undefined)
    await onSend(startsAt)
  }
  return (
    <Form onSubmit={submit} busy={busy} sx={{ display: 'grid', gap: 2 }} label={t('proposeTime')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map(({ minutes, at }) => (
          <Button
            key={minutes}
            variant="outlined"
            color="inherit"
            onClick={() => setText(localDateTime(at))}
            sx={{ minHeight: 44 }}
          >
            {t('laterBy', { minutes })}
          </Button>
        ))}
      </Box>
      <DateTimeField
        label={t('newStart')}
        name="startsAt"
        value={text}
        onChange={setText}
        hint={t('timeWithin', {
          earliest: written(Math.max(within.earliest, base)),
          latest: written(within.latest),
        })}
        error={problem}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 44 }}>
          {t('sendProposal')}
        </Button>
        <Button color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
          {t('common:cancel')}
        </Button>
      </Box>
    </Form>
  )
}
