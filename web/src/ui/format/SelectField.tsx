import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface SelectFieldProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly disabled?: boolean
  /** Shown below the list, which is marked as invalid. */
  readonly error?: string | undefined
}

/** A list of which one value is chosen. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, onChange, choices, disabled = false, error } = props
  const id = useId()
  return (
    <FormControl variant="outlined" fullWidth disabled={disabled} error={error !== undefined}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={String(value)}
        inputProps={error === undefined ? {} : { 'aria-describedby': `${id}-help` }}
        onChange={event => {
          const chosen = choices.find(choice => String(choice.value) === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
        input={<OutlinedInput id={id} label={label} notched />}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      {error !== undefined && <FormHelperText id={`${id}-help`}>{error}</FormHelperText>}
    </FormControl>
  )
}
