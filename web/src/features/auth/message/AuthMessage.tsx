import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { AuthHeading } from './AuthHeading.tsx'
import { MailPicture, type MailState } from './MailPicture.tsx'

interface AuthMessageProps {
  readonly state: MailState
  readonly title: string
  readonly lead: ReactNode
  /** The next step. */
  readonly children: ReactNode
}

/** The outcome of a mail, and the next step. */
export function AuthMessage({ state, title, lead, children }: AuthMessageProps) {
  return (
    <Stack spacing={3}>
      <MailPicture state={state} />
      <div role="status">
        <AuthHeading title={title} lead={lead} />
      </div>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {children}
      </Stack>
    </Stack>
  )
}
