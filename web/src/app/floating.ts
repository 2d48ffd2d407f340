import type { Theme } from '@mui/material/styles'

/** A notice above the page, at its lower end. */
export const floating = (theme: Theme) =>
  ({
    position: 'fixed',
    zIndex: 'appBar',
    insetInline: 16,
    bottom: 16,
    mx: 'auto',
    maxWidth: 560,
    p: 2,
    background: theme.vars.palette.background.raised,
  }) as const
