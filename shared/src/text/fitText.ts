export interface TextSize {
  /** The maximum number of lines. */
  readonly rows: number
}

interface FittedText<Size> {
  readonly size: Size
  readonly rows: readonly string[]
}

type Fits = (line: string) => boolean

/**
 * Breaks a text into lines of the first of these sizes in which it fits: between words, otherwise within them. A text
 * that has no room in the last size is cut off with an ellipsis.
 */
export function fitText<Size extends TextSize>(
  text: string,
  width: number,
  sizes: readonly [Size, ...Size[]],
  widthOf: (text: string, size: Size) => number,
): FittedText<Size> {
  const fitsIn =
    (size: Size): Fits =>
    line =>
      widthOf(line, size) <= width
  const whole = (parts: readonly string[], separator: string): FittedText<Size> | undefined => {
    for (const size of sizes) {
      const { rows, rest } = fill(parts, separator, size.rows, fitsIn(size))
      if (rest.length === 0) return { size, rows }
    }
    return undefined
  }
  const ofWords = whole(text.split(' '), ' ')
  if (ofWords !== undefined) return ofWords
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const ofLetters = whole(letters, '')
  if (ofLetters !== undefined) return ofLetters
  const size = sizes.at(-1) ?? sizes[0]
  const { rows, rest } = fill(letters, '', size.rows - 1, fitsIn(size))
  const ended = (line: string) => `${line.trim()}…`
  const count = countFitting(rest, '', line => fitsIn(size)(ended(line)))
  return { size, rows: [...rows, ended(rest.slice(0, count).join(''))] }
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Fills lines with as many parts as fit, and returns the parts that have no room. */
function fill(parts: readonly string[], separator: string, maxRows: number, fits: Fits) {
  const rows: string[] = []
  let rest = parts
  while (rest.length > 0 && rows.length < maxRows) {
    const count = countFitting(rest, separator, line => fits(line.trim()))
    if (count === 0) break
    rows.push(rest.slice(0, count).join(separator).trim())
    rest = rest.slice(count)
  }
  return { rows, rest }
}

/** Returns how many parts fit into one line. */
function countFitting(parts: readonly string[], separator: string, fits: Fits): number {
  let [least, most] = [0, parts.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(parts.slice(0, middle).join(separator))) least = middle
    else most = middle - 1
  }
  return least
}
