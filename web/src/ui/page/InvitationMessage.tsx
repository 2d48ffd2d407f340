import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'

interface InvitationMessageProps {
  /** The game, above the title. */
  readonly overline?: ReactNode
  readonly title: string
  readonly text: ReactNode
  /** The possible actions. */
  readonly children?: ReactNode
}

/** The message of an invitation, with the only `h1` of its page. */
export function InvitationMessage({ overline, title, text, children }: InvitationMessageProps) {
  return (
    <Stack spacing={3}>
      <div>
        <PageTitle>{title}</PageTitle>
        {overline}
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(1.4rem, 1rem + 2vw, 2.2rem)',
            overflowWrap: 'anywhere',
            textWrap: 'balance',
          }}
        >
          {title}
        </Typography>
        <Typography color="textSecondary" component="div" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </div>
      {children}
    </Stack>
  )
}
