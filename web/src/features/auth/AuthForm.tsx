import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { focusFirstProblem } from '#ui/focusFirstProblem.ts'
import { PageTitle } from '#ui/PageTitle.tsx'

interface AuthFormProps {
  readonly title: string
  readonly lead: string
  readonly submitLabel: string
  readonly busy: boolean
  readonly onSubmit: () => void
  /** The way to the other form. */
  readonly other: { readonly question: string; readonly label: string; readonly href: string }
  readonly children: ReactNode
}

export function AuthForm({ title, lead, submitLabel, busy, onSubmit, other, children }: AuthFormProps) {
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) onSubmit()
        focusFirstProblem(event.currentTarget)
      }}
    >
      <PageTitle>{title}</PageTitle>
      <div>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.5rem)' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {lead}
        </Typography>
      </div>
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
      <Typography color="textSecondary">
        {other.question}{' '}
        <Link component={RouterLink} to={other.href} underline="always" sx={{ fontWeight: 650 }}>
          {other.label}
        </Link>
      </Typography>
    </Stack>
  )
}
