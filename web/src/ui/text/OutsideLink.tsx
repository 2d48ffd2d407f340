import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface OutsideLinkProps {
  /** A result of `safeAddress`. */
  readonly href: string
  readonly children: ReactNode
}

/**
 * A link written by a user. It opens in a new tab without a referrer or opener, and marks the link as user content for
 * search engines.
 */
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
