import Button from '@mui/material/Button'
import { Link } from 'react-router'

interface NextStepProps {
  readonly to: string
  readonly label: string
  /** An e-mail address that the other page then need not ask for. */
  readonly state?: { readonly email: string | null }
}

/** A button that links to another page. */
export function NextStep({ to, label, state }: NextStepProps) {
  return (
    <Button component={Link} to={to} state={state} variant="contained" size="large">
      {label}
    </Button>
  )
}
