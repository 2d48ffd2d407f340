import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from '#ui/page/PageTitle.tsx'

/** The main heading of a sign-in page, with a line about its purpose. */
export function AuthHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <Typography variant="h1" sx={{ fontSize: 'clamp(1.6rem, 1.2rem + 2vw, 2.2rem)', textWrap: 'balance' }}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography color="textSecondary" component="div" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {lead}
        </Typography>
      )}
    </div>
  )
}
