import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface OptionFieldProps {
  readonly label: string
  readonly text: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled: boolean
  readonly error: string | undefined
}

/** A checkbox with an explanation. */
export function OptionField({ label, text, checked, onChange, disabled, error }: OptionFieldProps) {
  return (
    <FormControlLabel
      disabled={disabled}
      control={
        <Checkbox
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          slotProps={{ input: { 'aria-invalid': error !== undefined } }}
        />
      }
      label={
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {text}
          </Box>
          {error !== undefined && (
            <Box component="span" sx={{ display: 'block', color: 'error.main', fontSize: '0.8125rem' }}>
              {error}
            </Box>
          )}
        </>
      }
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiCheckbox-root': { pt: 0.25 } }}
    />
  )
}
