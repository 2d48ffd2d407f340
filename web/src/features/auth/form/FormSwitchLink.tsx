import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'

interface FormSwitchLinkProps {
  readonly prompt: string
  readonly label: string
  readonly to: string
  /** The e-mail typed so far. */
  readonly state?: { readonly email: string }
}

/** A question below a form, and the link to another form. */
export function FormSwitchLink({ prompt, label, to, state }: FormSwitchLinkProps) {
  return (
    <Typography color="textSecondary">
      {prompt}{' '}
      <Link component={RouterLink} to={to} state={state} underline="always" sx={{ fontWeight: 650 }}>
        {label}
      </Link>
    </Typography>
  )
}
