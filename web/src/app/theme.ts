import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { CSSProperties } from 'react'
import { builtTheme } from './builtTheme.ts'
import { restoreTheme } from './restoreTheme.ts'
import { isSkippedVariable } from './skippedVariables.ts'

declare module '@mui/material/styles' {
  /** An accent per game, and the colour of the product's own lines. */
  interface Palette {
    dota2: Palette['primary']
    csgo: Palette['primary']
    brand: Palette['primary']
  }
  interface PaletteOptions {
    dota2: PaletteOptions['primary']
    csgo: PaletteOptions['primary']
    brand: PaletteOptions['primary']
  }
  interface TypeBackground {
    /** A level above `paper`: hovered rows, fields, elements on a card. */
    raised: string
    /** The border of fields, with a contrast of 3:1 on each background. */
    frame: string
  }
  interface TypographyVariants {
    score: CSSProperties
  }
  interface TypographyVariantsOptions {
    score?: CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    score: true
  }
}

const display = '"Unbounded Variable", "Wide Roboto", "Wide Arial", "Wide DejaVu", sans-serif'
/** The only weight in the files of the display font. */
const displayWeight = 650
const text = '"Onest Variable", "Near Roboto", "Near Arial", "Near DejaVu", system-ui, sans-serif'

/** Placeholders need a contrast of 4.5:1, switch tracks 3:1; MUI's defaults are paler. */
const opacity = { inputPlaceholder: 0.65, switchTrack: 0.45 }

/** The default scheme is dark: near-black with a volt accent. The light scheme is paper with ink. */
export const themeOptions = {
  cssVariables: {
    colorSchemeSelector: 'data-mui-color-scheme',
    shouldSkipGeneratingVar: (keys: string[]) => shouldSkipGeneratingVar(keys) || isSkippedVariable(keys),
  },
  defaultColorScheme: 'dark',
  colorSchemes: {
    dark: {
      palette: {
        primary: { main: '#C8FF3E', light: '#DAFF80', dark: '#A6DB1E', contrastText: '#10140A' },
        secondary: { main: '#EEF1F6', contrastText: '#0B0D11' },
        brand: { main: '#C8FF3E', contrastText: '#10140A' },
        dota2: { main: '#FF6243', contrastText: '#1E0803' },
        csgo: { main: '#6BB8F5', contrastText: '#04121F' },
        error: { main: '#FF6B6B' },
        success: { main: '#3DDC97' },
        warning: { main: '#FFC24B' },
        background: { default: '#0B0D11', paper: '#13161D', raised: '#1C212B', frame: '#697184' },
        text: { primary: '#EEF1F6', secondary: '#A0A8B9' },
        divider: 'rgba(226, 234, 255, 0.13)',
      },
      opacity,
    },
    light: {
      palette: {
        primary: { main: '#161B22', light: '#333B47', dark: '#000000', contrastText: '#D9FF6B' },
        secondary: { main: '#3B4350', contrastText: '#FFFFFF' },
        brand: { main: '#4B7500', contrastText: '#FFFFFF' },
        dota2: { main: '#C4321A', contrastText: '#FFFFFF' },
        csgo: { main: '#1B68A8', contrastText: '#FFFFFF' },
        error: { main: '#C62828' },
        success: { main: '#0A7447' },
        warning: { main: '#8A5A00' },
        background: { default: '#F2F3EE', paper: '#FFFFFF', raised: '#E9EBE3', frame: '#7F8693' },
        text: { primary: '#12151B', secondary: '#565E6C' },
        divider: 'rgba(18, 21, 27, 0.14)',
      },
      opacity,
    },
  },
  shape: { borderRadius: 6 },
  // Applies to dialogs and menus; everything else follows the style below.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: text,
    h1: {
      fontFamily: display,
      fontWeight: displayWeight,
      fontSize: 'clamp(1.6rem, 1rem + 3vw, 3.25rem)',
      lineHeight: 1.12,
    },
    h2: {
      fontFamily: display,
      fontWeight: displayWeight,
      fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.9rem)',
      lineHeight: 1.2,
    },
    h3: { fontFamily: display, fontWeight: displayWeight, fontSize: '1.1rem', lineHeight: 1.3 },
    h4: { fontFamily: text, fontWeight: 700, fontSize: '1.05rem', lineHeight: 1.35 },
    h5: { fontFamily: text, fontWeight: 700, fontSize: '1rem' },
    h6: { fontFamily: text, fontWeight: 700, fontSize: '0.95rem' },
    body1: { lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 650 },
    overline: { fontWeight: 650, letterSpacing: '0.08em', lineHeight: 1.6 },
    score: {
      fontFamily: display,
      fontWeight: displayWeight,
      fontSize: '1.75rem',
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        'html, body': { minHeight: '100%' },
        body: { overflowWrap: 'break-word', textRendering: 'optimizeLegibility' },
        '::selection': {
          background: 'var(--mui-palette-brand-main)',
          color: 'var(--mui-palette-brand-contrastText)',
        },
        ':focus-visible': { outline: '2px solid var(--mui-palette-brand-main)', outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // However short, a transition would apply each change a frame late.
            transitionDuration: '0s !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    // MUI removes the outline from all buttons and leaves a tint that is too faint.
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-brand-main)', outlineOffset: 2 },
        },
      },
    },
    // Larger than the headings of the content, which would otherwise have the same size.
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          fontFamily: display,
          fontWeight: displayWeight,
          fontSize: '1.15rem',
          lineHeight: 1.3,
          overflowWrap: 'break-word',
        },
      },
    },
    // Prevents the first label or focus ring of a dialog's content from being clipped below the title, and buttons from
    // being cut off.
    MuiDialogContent: {
      styleOverrides: {
        root: {
          '.MuiDialogTitle-root + &, form > &': { paddingTop: 8 },
          '& .MuiButton-root': { whiteSpace: 'normal', textAlign: 'start' },
        },
      },
    },
    // The buttons align with the text above. On a phone they need the full width, and wrap instead of shrinking.
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: 'wrap', rowGap: 8, '@media (min-width: 600px)': { padding: '8px 24px 20px' } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { whiteSpace: 'nowrap' }, sizeLarge: { paddingBlock: 12, paddingInline: 24 } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    // MUI's border has a contrast below 3:1 on each background.
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: 'var(--mui-palette-background-frame)' } },
    },
    // The action colour is too pale for text.
    MuiToggleButton: { styleOverrides: { root: { color: 'var(--mui-palette-text-secondary)' } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
  },
} as const satisfies Parameters<typeof createTheme>[0]

let made: Theme | null = null

/** Returns the theme, which takes a phone as long to make as a part of the page takes to draw. */
export function theme(): Theme {
  made ??= builtTheme === null ? createTheme(themeOptions) : restoreTheme(themeOptions, builtTheme)
  return made
}
