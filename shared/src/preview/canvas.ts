import type { Face, Letters } from './letters.ts'

/** The dark colours of the page's theme. */
export const colours = {
  ground: '#0B0D11',
  paper: '#13161D',
  raised: '#1C212B',
  line: '#2A2F3A',
  text: '#EEF1F6',
  muted: '#A0A8B9',
  faint: '#6B7282',
  volt: '#C8FF3E',
  dota2: '#FF6243',
  csgo: '#6BB8F5',
} as const

export interface TextAt {
  readonly x: number
  /** The y coordinate of the baseline. */
  readonly y: number
  readonly face: Face
  readonly size: number
  readonly colour: string
  /** A longer text is cut off with an ellipsis. */
  readonly width?: number
  readonly align?: 'left' | 'right' | 'centre'
}

export interface TextSize {
  readonly size: number
  /** The maximum number of lines. */
  readonly rows: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Creates elements of an SVG document. Texts become outlines, so that none of their characters gets into the markup.
 */
export function canvas(letters: Letters) {
  const fits = (text: string, face: Face, size: number, width: number) =>
    letters.widthOf(text, face, size) <= width

  /** Returns the longest prefix that fits, with an ellipsis unless it is the whole text. */
  function cut(text: string, face: Face, size: number, width: number): string {
    if (fits(text, face, size, width)) return text
    const signs = [...text]
    let [least, most] = [0, signs.length]
    while (least < most) {
      const middle = Math.ceil((least + most) / 2)
      if (fits(`${signs.slice(0, middle).join('').trimEnd()}…`, face, size, width)) least = middle
      else most = middle - 1
    }
    return `${signs.slice(0, least).join('').trimEnd()}…`
  }

  /** Breaks a text between words. Words that do not fit, and text after the last line, are cut off. */
  function lines(text: string, face: Face, size: number, width: number, most: number): readonly string[] {
    const found: string[] = []
    let rest = text.split(' ')
    while (rest.length > 0) {
      if (found.length === most - 1) return [...found, cut(rest.join(' '), face, size, width)]
      let count = 1
      while (count < rest.length && fits(rest.slice(0, count + 1).join(' '), face, size, width)) count += 1
      found.push(cut(rest.slice(0, count).join(' '), face, size, width))
      rest = rest.slice(count)
    }
    return found
  }

  return {
    /** Draws the text in the first of these sizes in which it fits, otherwise cut off in the last. */
    fitted(text: string, face: Face, width: number, sizes: readonly TextSize[]) {
      const tried = sizes.map(({ size, rows }) => ({ size, rows: lines(text, face, size, width, rows) }))
      return tried.find(({ rows }) => rows.join(' ') === text) ?? tried.at(-1) ?? { size: 0, rows: [] }
    },

    text(text: string, { x, y, face, size, colour, width = Infinity, align = 'left' }: TextAt): string {
      const shown = cut(text, face, size, width)
      const long = align === 'left' ? 0 : letters.widthOf(shown, face, size)
      const left = x - (align === 'right' ? long : long / 2)
      const at = { x: align === 'left' ? x : left, y }
      return `<path fill="${colour}" d="${letters.outline(shown, face, size, at)}"/>`
    },

    box({ x, y, width, height }: Box, fill: string, stroke = 'none', radius = 8): string {
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`
    },

    line(points: string, colour: string, width = 2): string {
      return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${points}"/>`
    },
  }
}

export type Canvas = ReturnType<typeof canvas>
