import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanLine } from './cleanLine.ts'
import { singleLine } from './singleLine.ts'

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ' ',
      '\u202e',
      '\u200b',
      '\ufeff',
      '\u0000',
      '\n',
      '\u2028',
      '\u00a0',
      '\u3000',
      'é',
      'e\u0301',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
})

it('turns any text into an acceptable line', () => {
  fc.assert(
    fc.property(nasty, fc.integer({ min: 1, max: 20 }), (text, max) => {
      const line = cleanLine(text, max)
      expect(singleLine(0, max).safeParse(line)).toMatchObject({ success: true, data: line })
    }),
    { numRuns: 5000 },
  )
})

it('leaves an acceptable line as it is, up to the length', () => {
  expect(cleanLine('Волки Севера', 64)).toBe('Волки Севера')
  expect(cleanLine('a'.repeat(70), 64)).toBe('a'.repeat(64))
})
