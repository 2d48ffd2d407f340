import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText } from './fitText.ts'

interface Sized {
  readonly size: number
  readonly rows: number
}

const sizes: readonly [Sized, Sized, Sized] = [
  { size: 20, rows: 1 },
  { size: 15, rows: 2 },
  { size: 10, rows: 2 },
]

/** Capitals and wide letters are twice as wide as others, and i is narrow. */
function widthOf(text: string, { size }: Sized): number {
  return [...text].reduce((sum, letter) => {
    return sum + (size / 10) * (/[WMШЩЖЮ]/.test(letter) ? 10 : /[il ]/.test(letter) ? 3 : 6)
  }, 0)
}

const fitted = (text: string, width: number) => fitText(text, width, sizes, widthOf)

test.each([
  ['Совы', 60, 20, ['Совы']],
  ['Бодрые моржи', 60, 15, ['Бодрые', 'моржи']],
  ['Непобедимые', 60, 15, ['Непобе', 'димые']],
  ['Сборная Непобедимых', 60, 10, ['Сборная Не', 'победимых']],
  ['WWWWWWWWWWWWWWWW', 60, 10, ['WWWWWW', 'WWWWW…']],
  ['Очень длинное название', 30, 10, ['Очень', 'длин…']],
])('%s in %i', (text, width, size, rows) => {
  expect(fitted(text, width)).toEqual({ size: sizes.find(each => each.size === size), rows })
})

const letter = fc.constantFrom(...'WMiloaЩЖШыёй ')
const name = fc
  .array(letter, { minLength: 1, maxLength: 64 })
  .map(letters => letters.join('').replaceAll(/ +/g, ' ').trim())
  .filter(text => text !== '')

test('no line is too wide, none is too many, and a text that has room is drawn whole', () => {
  fc.assert(
    fc.property(name, fc.integer({ min: 20, max: 500 }), (text, width) => {
      const { size, rows } = fitted(text, width)
      expect(rows.length).toBeLessThanOrEqual(size.rows)
      for (const row of rows) expect(widthOf(row, size)).toBeLessThanOrEqual(width)
      const isCut = rows.at(-1)?.endsWith('…') === true
      const smallest = sizes[2]
      // A line may stay empty by less than its widest letter.
      const room = smallest.rows * (width - 10)
      if (widthOf(text, smallest) <= room) expect(isCut).toBe(false)
      if (!isCut) expect(rows.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})

test('letters that are written with several characters stay whole', () => {
  const { rows } = fitText(
    '👩‍👩‍👧‍👦'.repeat(20),
    60,
    [{ size: 10, rows: 1 }],
    text => 10 * [...new Intl.Segmenter().segment(text)].length,
  )
  expect(rows).toEqual([`${'👩‍👩‍👧‍👦'.repeat(5)}…`])
})
