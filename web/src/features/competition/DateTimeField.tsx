import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface DateTimeFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint: string
  readonly error?: string | undefined
}

/** Day and time in the viewer's zone. Its label stays above: the browser's own picker never leaves the field empty. */
export function DateTimeField({ label, name, value, onChange, hint, error }: DateTimeFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth required error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type="datetime-local"
        label={label}
        notched
        value={value}
        onChange={event => onChange(event.target.value)}
        aria-describedby={`${id}-help`}
        inputProps={{ max: '9999-12-31T23:59' }}
      />
      <FormHelperText id={`${id}-help`}>{error ?? hint}</FormHelperText>
    </FormControl>
  )
}
