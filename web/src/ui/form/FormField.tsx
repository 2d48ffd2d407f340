import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId, useLayoutEffect, useRef } from 'react'
import { useHydrated } from './useHydrated.ts'

interface FormFieldProps
  extends Pick<
    OutlinedInputProps,
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'endAdornment'
    | 'inputProps'
    | 'maxRows'
    | 'minRows'
    | 'multiline'
    | 'name'
    | 'onBlur'
    | 'placeholder'
  > {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Shown below the field: what to enter. */
  readonly hint?: string | undefined
  /** Replaces the hint and marks the field as invalid. */
  readonly error?: string | undefined
  readonly required?: boolean
}

/** A text field with a label. MUI's TextField is avoided because it pulls in Select. */
export function FormField({ label, value, onChange, hint, error, required, ...input }: FormFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isFollowed = useRef(false)
  const isHydrated = useHydrated()
  // Reads the value that the browser restored or filled in before the scripts of a prerendered page ran, before the
  // form can be sent.
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (!isFollowed.current && typed !== undefined && typed !== value) onChange(typed)
    isFollowed.current = true
  }, [value, onChange])
  const help = error ?? hint
  return (
    <FormControl fullWidth error={error !== undefined} required={required ?? false} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={field}
        // Text typed before hydration could be lost, because React may replace the field.
        readOnly={!isHydrated}
        label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  )
}
