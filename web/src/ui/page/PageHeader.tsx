import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'

interface PageHeaderProps {
  readonly title: string
  /** The game or the parent page, above the title. */
  readonly overline?: ReactNode
  readonly lead?: ReactNode
  /** Buttons next to the title, or below it on a phone. */
  readonly actions?: ReactNode
}

/** The only `h1` of a page, which also sets the browser's title. */
export function PageHeader({ title, overline, lead, actions }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        pt: { xs: 3, md: 5 },
        pb: { xs: 2, md: 3 },
      }}
    >
      <PageTitle>{title}</PageTitle>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        {overline !== undefined && (
          <Typography component="div" variant="overline" color="textSecondary">
            {overline}
          </Typography>
        )}
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}
