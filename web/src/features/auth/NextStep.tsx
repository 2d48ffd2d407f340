import Button from '@mui/material/Button'
import { Link } from 'react-router'

/** A button that leads to another page. */
export function NextStep({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="contained" size="large">
      {label}
    </Button>
  )
}
