import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { readDateTime, typedDateTime } from './typedDateTime.ts'

interface DateTimeFieldProps {
  readonly label: string
  readonly name: string
  /** A local date and time (`2027-05-01T19:05`), or an invalid text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint: string
  readonly error?: string | undefined
}

const noon = 'T12:00'

/**
 * A date and time in the viewer's zone, in the format of the page's language. The native field would use the browser's
 * format, including AM and PM. The native calendar is available for the date.
 */
export function DateTimeField({ label, name, value, onChange, hint, error }: DateTimeFieldProps) {
  const { t } = useTranslation('competition')
  const { language } = useLanguage()
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)
  // The text as typed, unformatted; null while the field is not being edited.
  const [typed, setTyped] = useState<string | null>(null)
  const [day, time] = /^(\d{4}-\d\d-\d\d)(T.*)$/.exec(value)?.slice(1) ?? []
  return (
    <FormControl fullWidth required error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        autoComplete="off"
        value={typed ?? typedDateTime(value, language)}
        onChange={event => {
          setTyped(event.target.value)
          onChange(readDateTime(event.target.value))
        }}
        onBlur={() => setTyped(null)}
        aria-describedby={`${id}-help`}
        placeholder={t('dateTimePattern')}
        endAdornment={
          <Box sx={{ display: 'flex', alignItems: 'center', maxHeight: '2em', ml: 1 }}>
            <Box
              component="input"
              ref={calendar}
              type="date"
              lang={language}
              tabIndex={-1}
              aria-hidden
              value={day ?? ''}
              onChange={event => {
                if (event.target.value !== '') onChange(`${event.target.value}${time ?? noon}`)
              }}
              sx={{ width: '1px', height: '1px', p: 0, border: 0, opacity: 0, pointerEvents: 'none' }}
            />
            <IconButton
              edge="end"
              aria-label={t('chooseDay', { field: label })}
              onClick={() => calendar.current?.showPicker()}
            >
              <CalendarMonthOutlined />
            </IconButton>
          </Box>
        }
      />
      <FormHelperText id={`${id}-help`}>{error ?? hint}</FormHelperText>
    </FormControl>
  )
}
