import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src/app/fonts')
const { resolve } = createRequire(import.meta.url)
/** The places of tables in the list of known tables of WOFF2, and the mark of those that it lacks. */
const [cmap, glyf, loca, spelledOut] = [0, 10, 11, 63]

interface Face {
  readonly family: string
  readonly file: string
  /** The characters for which a browser takes the file. */
  readonly asked: ReadonlySet<number>
  /** The characters that the file has. */
  readonly drawn: ReadonlySet<number>
}

/** In the order of the document: `addRareFonts` puts its sheet before the other. */
const sheets = ['rareFonts.css', 'fonts.css'].map(sheet => readFile(join(folder, sheet), 'utf8'))
const css = (await Promise.all(sheets)).join('\n')
const faces = await Promise.all(
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, family = ''] = /font-family: "([^"]*)"/.exec(rule) ?? []
    const [, file] = /url\("([^"]*)"\)/.exec(rule) ?? []
    const [, ranges = ''] = /unicode-range:([^;]*);/.exec(rule) ?? []
    return file === undefined ? [] : [faceOf(family, file, ranges)]
  }),
)

async function faceOf(family: string, file: string, ranges: string): Promise<Face> {
  const font = await readFile(file.startsWith('.') ? join(folder, file) : resolve(file))
  return { family, file, asked: charactersIn(ranges), drawn: charactersOf(font) }
}

function charactersIn(ranges: string): ReadonlySet<number> {
  const named = ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  return new Set(
    [...named].flatMap(([, first = '', last = first]) =>
      span(Number.parseInt(first, 16), Number.parseInt(last, 16)),
    ),
  )
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Reads the table `cmap` of a WOFF2 file, which alone says which characters a font has. */
function charactersOf(font: Buffer): ReadonlySet<number> {
  let at = 48
  const readLength = () => {
    let length = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
  }
  let start = 0
  let found = -1
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font.readUInt8(at++)
    const [tag, transformation] = [flags & 63, flags >> 6]
    if (tag === spelledOut) at += 4
    const isTransformed = tag === glyf || tag === loca ? transformation === 0 : transformation !== 0
    const plain = readLength()
    const length = isTransformed ? readLength() : plain
    if (tag === cmap) found = start
    start += length
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const table = tables.subarray(found)
  const parts = span(0, table.readUInt16BE(2) - 1).map(index => table.readUInt32BE(8 + 8 * index))
  return new Set(parts.flatMap(offset => charactersOfPart(table.subarray(offset))))
}

/** The formats that map characters of Unicode; others only repeat them, or name variants. */
function charactersOfPart(part: Buffer): readonly number[] {
  const format = part.readUInt16BE(0)
  if (format === 12)
    return span(0, part.readUInt32BE(12) - 1).flatMap(group =>
      span(part.readUInt32BE(16 + 12 * group), part.readUInt32BE(20 + 12 * group)),
    )
  if (format !== 4) return []
  const doubled = part.readUInt16BE(6)
  return span(0, doubled / 2 - 1).flatMap(segment => {
    const last = part.readUInt16BE(14 + 2 * segment)
    const first = part.readUInt16BE(16 + doubled + 2 * segment)
    return last === 0xffff ? [] : span(first, last)
  })
}

const hex = (characters: Iterable<number>) => [...characters].map(each => each.toString(16)).toSorted()
/** Browsers draw these without a font, if it has none. */
const invisible = new Set([...span(0, 31), 0x7f, ...span(0x80, 0x9f), 0xad])

test('each character is taken from a file that has it, if one of its font does', () => {
  expect(faces.length).toBeGreaterThan(10)
  for (const [family, own] of Map.groupBy(faces, face => face.family)) {
    const drawn = new Set(own.flatMap(face => [...face.drawn]))
    // The last of those that name a character is taken first.
    const taken = (character: number) => own.findLast(({ asked }) => asked.has(character))
    const lost = [...drawn].filter(
      character => !invisible.has(character) && taken(character)?.drawn.has(character) !== true,
    )
    expect(hex(lost), family).toEqual([])
  }
})

test('the files whose ranges were cut are asked for nothing that they lack', () => {
  const cut = faces.filter(({ file }) => /onest-(math|symbols)/.test(file))
  expect(cut).toHaveLength(2)
  for (const { file, asked, drawn } of cut)
    expect(hex([...asked].filter(character => !drawn.has(character))), file).toEqual([])
})
