import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface OutsideLinkProps {
  /** From `safeAddress`. */
  readonly href: string
  readonly children: ReactNode
}

/** A link that somebody wrote: opens in a tab of its own, which learns nothing of ours, and lends it no reputation. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <Box
      component="a"
      href={href}
      title={href}
      target="_blank"
      rel="noopener nofollow"
      sx={{
        color: 'inherit',
        textDecorationColor: 'currentColor',
        textUnderlineOffset: '0.15em',
        overflowWrap: 'anywhere',
        '&:hover': { textDecorationThickness: 2 },
      }}
    >
      {children}
    </Box>
  )
}
