import FormControl from '@mui/material/FormControl'
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
}

/** A list of which one value is chosen. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, onChange, choices, disabled = false } = props
  const id = useId()
  return (
    <FormControl variant="outlined" fullWidth disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={String(value)}
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
    </FormControl>
  )
}
