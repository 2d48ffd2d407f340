import { colours } from '@upper-bracket/shared/preview/canvas'

const display = '"Unbounded Variable"'
const text = '"Onest Variable"'

/** The text styles of a picture: [family, weight, size]. */
const styles = {
  title: [display, 700, 26],
  product: [display, 650, 15],
  champion: [display, 700, 28],
  'champion-long': [display, 700, 17],
  label: [text, 650, 13],
  round: [text, 700, 14],
  name: [text, 500, 14],
  won: [text, 750, 14],
  small: [text, 500, 12],
} as const
export type Face = keyof typeof styles
export const faces = Object.keys(styles) as readonly Face[]

/** Measures a text in pixels. */
export type WidthOf = (text: string, face: Face) => number

/** Returns the font in the syntax shared by CSS and canvas, so that measuring and drawing agree. */
export function fontOf(face: Face): string {
  const [family, weight, size] = styles[face]
  return `${weight} ${size}px ${family},system-ui,sans-serif`
}

export const fontFamilies = [display, text].map(family => family.replaceAll('"', ''))

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
  },
} as const
