import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { localDateTime, parseLocalDateTime } from '#ui/form/localDateTime.ts'
import { readDateTime, typedDateTime } from '#ui/form/typedDateTime.ts'

interface StartFieldProps {
  readonly label: string
  /** Milliseconds since the epoch; null if not planned. */
  readonly value: number | null
  /** The day to which a time without a date belongs. */
  readonly day: number
  readonly onChange: (startsAt: number | null) => void
}

/**
 * The planned start of a round or a match in the viewer's zone: date and time, a time alone, or nothing. The value
 * changes when the field loses the focus.
 */
export function StartField({ label, value, day, onChange }: StartFieldProps) {
  const { t } = useTranslation(['schedule', 'competition'])
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const read = typed === null ? value : readStart(typed, value ?? day)
  const isWrong = typed !== null && read === undefined
  const commit = () => {
    if (typed === null || read === undefined) return
    setTyped(null)
    if (read !== value) onChange(read)
  }
  return (
    <Box sx={{ width: { xs: '100%', sm: 190 } }}>
      <OutlinedInput
        size="small"
        fullWidth
        error={isWrong}
        autoComplete="off"
        placeholder={t('competition:dateTimePattern')}
        inputProps={{ 'aria-label': label, 'aria-describedby': isWrong ? id : undefined }}
        value={typed ?? (value === null ? '' : typedDateTime(localDateTime(value), language))}
        onChange={event => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter in this field does not submit the form.
          event.preventDefault()
          commit()
        }}
      />
      {isWrong && (
        <Box id={id} sx={{ mt: 0.5, fontSize: 12, color: 'error.main' }}>
          {t('schedule:startInvalid')}
        </Box>
      )}
    </Box>
  )
}

/** Returns undefined for an invalid time. */
function readStart(typed: string, day: number): number | null | undefined {
  if (typed.trim() === '') return null
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d\d)\s*$/.exec(typed) ?? []
  const text =
    hour === undefined
      ? readDateTime(typed)
      : `${localDateTime(day).slice(0, 11)}${hour.padStart(2, '0')}:${minute}`
  return parseLocalDateTime(text) ?? undefined
}
