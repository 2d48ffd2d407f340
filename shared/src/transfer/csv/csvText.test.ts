import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvSeparators, csvText, guardedCell } from './csvText.ts'
import { plainName } from '../../text/plainName.ts'

// Characters that begin a formula, also in full width, what spreadsheets skip before them, quotes and separators.
const sign = fc.constantFrom(
  ...'=+-@−＝＋－＠﹦﹢﹣﹫',
  ...['\t', '\r', '\n', ' ', '\u00a0', '\u3000', '\u200b', '"', "'", ',', ';', '|', 'A', 'я', '1', '('],
)
const cell = fc.string({ unit: sign, maxLength: 12 })
const formula = /^[\s\p{Z}\p{Cf}"]*[=+\-@−＝＋－＠﹦﹢﹣﹫]/u

test('no cell is a formula, whatever the reader takes for separators, lines and quotes', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), fc.constantFrom(...csvSeparators), (row, separator) => {
      const text = csvText([row], separator)
      for (const delimiter of [',', ';', '\t', '|']) {
        const quoted = Papa.parse<string[]>(text.slice(1), { delimiter }).data.flat()
        const plain = text
          .slice(1)
          .split(/\r\n|\r|\n/)
          .flatMap(line => line.split(delimiter))
        for (const found of [...quoted, ...plain]) expect(found).not.toMatch(formula)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a reader with the same separator finds every cell', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2 }), fc.constantFrom(...csvSeparators), (row, delimiter) => {
      const read = Papa.parse<string[]>(csvText([row, [1, null]], delimiter).slice(1), {
        delimiter,
        newline: '\r\n',
      })
      expect(read.errors).toEqual([])
      expect(read.data.slice(0, 2)).toEqual([row.map(guardedCell), ['1', '']])
    }),
    { numRuns: 500 },
  )
})

test('a name gets its guard, and loses it when it is imported', () => {
  // A name is one line, trimmed.
  const name = cell
    .map(text => text.replace(/[\r\n]/g, ' ').trim())
    .filter(text => !/(^|[,;|\t])[\s\p{Z}\p{Cf}"]*'/u.test(text))
  fc.assert(
    fc.property(name, text => {
      expect(plainName(guardedCell(text))).toBe(text)
    }),
    { numRuns: 500 },
  )
  expect(guardedCell('A-1 = B, C; D')).toBe('A-1 = B, C; D')
})
