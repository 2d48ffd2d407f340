import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Face, Letters } from '@upper-bracket/shared/preview/letters'
import type { Font, PathCommand } from 'opentype.js'

const files = {
  display: ['unbounded/files/unbounded', '700'],
  text: ['onest/files/onest', '500'],
  strong: ['onest/files/onest', '700'],
} as const

/** Each alphabet is used for characters that the earlier ones lack. */
const alphabets = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'] as const

/** Emoji and the characters that join them: no font here has any, and a name is clearer without them. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f]|\u20e3/gu

let loaded: Promise<Letters> | null = null

/** Loads the fonts of the page on first use. */
export function loadLetters(): Promise<Letters> {
  loaded ??= load().catch(thrown => {
    loaded = null
    throw thrown
  })
  return loaded
}

async function load(): Promise<Letters> {
  const { default: opentype } = await import('opentype.js')
  const [display, text, strong] = await Promise.all([
    fontsOf('display', opentype.parse),
    fontsOf('text', opentype.parse),
    fontsOf('strong', opentype.parse),
  ])
  const faces = { display, text, strong }
  return {
    widthOf: (line, face, size) =>
      runsOf(line, faces[face]).reduce((sum, [font, run]) => sum + font.getAdvanceWidth(run, size), 0),
    outline: (line, face, size, { x, y }) => {
      let left = x
      const paths = runsOf(line, faces[face]).map(([font, run]) => {
        const path = font.getPath(run, left, y, size).commands.map(written).join('')
        left += font.getAdvanceWidth(run, size)
        return path
      })
      return paths.join('')
    },
  }
}

async function fontsOf(face: Face, parse: (file: ArrayBuffer) => Font): Promise<readonly Font[]> {
  const [name, weight] = files[face]
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    alphabets.map(async alphabet => {
      const file = await readFile(resolve(`@fontsource/${name}-${alphabet}-${weight}-normal.woff`))
      return parse(Uint8Array.from(file).buffer)
    }),
  )
}

/**
 * Splits a line into runs that one font can draw. A character that no font has is drawn as the empty box of the first.
 */
function runsOf(line: string, fonts: readonly Font[]): readonly (readonly [Font, string])[] {
  const runs: [Font, string][] = []
  const plain = line.normalize('NFC').replace(pictographs, withoutPictograph).replace(/ +/g, ' ').trim()
  for (const sign of plain) {
    const last = runs.at(-1)
    const font = fonts.find(each => each.charToGlyphIndex(sign) > 0) ?? fonts[0]
    if (font === undefined) continue
    // A space does not change the font.
    if (last !== undefined && (last[0] === font || (sign === ' ' && last[0].charToGlyphIndex(' ') > 0))) {
      last[1] += sign
    } else runs.push([font, sign])
  }
  return runs
}

/** Unicode counts ©, ® and ™ among the pictographs. */
function withoutPictograph(sign: string): string {
  return /[©®™]/.test(sign) ? sign : ''
}

/** The library's own notation omits necessary spaces. */
function written(command: PathCommand): string {
  const round = (...numbers: readonly number[]) => numbers.map(number => number.toFixed(1)).join(' ')
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${round(command.x, command.y)}`
    case 'Q':
      return `Q${round(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${round(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}
