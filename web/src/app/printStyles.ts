import type { Theme } from '@mui/material/styles'

/**
 * Returns the styles for printing: the light scheme on white, without interactive controls. Browsers omit backgrounds
 * by default, which would make light text unreadable.
 */
export function printStyles(theme: Theme) {
  return {
    '@media print': {
      'html[data-mui-color-scheme]': variablesOf(theme, 'light'),
      'html, body': { background: '#fff !important' },
      '*, *::before, *::after': { printColorAdjust: 'exact' },
      [`nav, footer, header:has(> * > nav), .MuiButton-root, .MuiIconButton-root, .MuiSkeleton-root,
        .MuiToggleButtonGroup-root,
        [data-on-screen]`]: { display: 'none !important' },
    },
  } as const
}

function variablesOf(theme: Theme, scheme: 'light'): Record<string, string> {
  const sheets: readonly Record<string, Record<string, string>>[] = theme.generateStyleSheets()
  const selector = `[${theme.colorSchemeSelector}="${scheme}"]`
  return Object.assign({}, ...sheets.map(sheet => sheet[selector]))
}
