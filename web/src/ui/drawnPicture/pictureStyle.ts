import { colours } from '@upper-bracket/shared/preview/canvas'

/** The font of a text: the display font of headings, or the font of texts. */
export interface Font {
  readonly family: keyof typeof families
  readonly weight: number
  readonly size: number
}

const families = { display: 'Unbounded Variable', text: 'Onest Variable' } as const
export const fontFamilies = Object.values(families)

export const display = (size: number): Font => ({ family: 'display', weight: 700, size })
export const plain = (size: number): Font => ({ family: 'text', weight: 500, size })
export const strong = (size: number): Font => ({ family: 'text', weight: 750, size })

/** Measures a text in pixels. */
export type WidthOf = (text: string, font: Font) => number

/** Returns the value of `font-family`. */
export function familyOf({ family }: Font): string {
  return `'${families[family]}',system-ui,sans-serif`
}

/** Returns the font in the syntax shared by CSS and canvas, so that measuring and drawing agree. */
export function fontOf(font: Font): string {
  return `${font.weight} ${font.size}px ${familyOf(font)}`
}

/** `screen` is the product's dark theme; `paper` saves ink. */
export const palettes = {
  screen: {
    ground: colours.ground,
    card: colours.paper,
    frame: colours.line,
    rule: colours.raised,
    line: colours.faint,
    text: colours.text,
    muted: colours.muted,
    accent: colours.volt,
    onAccent: '#10140A',
    /** The accent behind a text. */
    tint: '#303B22',
  },
  paper: {
    ground: '#fff',
    card: '#fff',
    frame: '#9aa1ad',
    rule: '#d5d9e0',
    line: '#6b7280',
    text: '#12151b',
    muted: '#565e6c',
    accent: '#4b7500',
    onAccent: '#fff',
    tint: '#e2e9d6',
  },
} as const

export type Palette = (typeof palettes)[keyof typeof palettes]
