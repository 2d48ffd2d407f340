import type { Theme } from '@mui/material/styles'

/**
 * Whatever way a page is printed: in the light scheme, on white, without what is there to be clicked. A browser leaves
 * backgrounds out unless it is told to print them, and light text on them would be lost.
 */
export function printStyles(theme: Theme) {
  return {
    '@media print': {
      'html[data-mui-color-scheme]': variablesOf(theme, 'light'),
      'html, body': { background: '#fff !important' },
      '*, *::before, *::after': { printColorAdjust: 'exact' },
      [`nav, footer, header:has(> * > nav), .MuiButton-root, .MuiIconButton-root, .MuiSkeleton-root,
        [data-on-screen]`]: { display: 'none !important' },
    },
  } as const
}

function variablesOf(theme: Theme, scheme: 'light'): Record<string, string> {
  const sheets: readonly Record<string, Record<string, string>>[] = theme.generateStyleSheets()
  const selector = `[${theme.colorSchemeSelector}="${scheme}"]`
  return Object.assign({}, ...sheets.map(sheet => sheet[selector]))
}
