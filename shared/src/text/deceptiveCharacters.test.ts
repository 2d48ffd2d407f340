import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanLine } from './cleanLine.ts'
import { singleLine } from './singleLine.ts'
import { blankNames, drawnNames, invisibleCharacters } from './testing/invisibleNames.ts'

const name = singleLine(1, 64)
const code = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`

it('refuses a name with an invisible character in any position', () => {
  const passed = invisibleCharacters.filter(point => {
    const character = String.fromCodePoint(point)
    return [character, `Wolf${character}ie`, `${character}Wolf`, `Wolf${character}`].some(
      text => name.safeParse(text).data === text,
    )
  })
  expect(passed.map(code)).toEqual([])
})

it('refuses all ignorable code points', () => {
  const passed: string[] = []
  for (let point = 0x20; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point)
    if (!/\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Noncharacter_Code_Point}/u.test(character)) continue
    if (name.safeParse(`a${character}a`).success) passed.push(code(point))
  }
  expect(passed).toEqual([])
})

it.each(blankNames)('refuses %j, which draws nothing', text => {
  expect(name.safeParse(text).success).toBe(false)
  expect(cleanLine(text, 64)).toBe('')
})

it.each(drawnNames)('accepts %j unchanged', text => {
  expect(name.parse(text)).toBe(text)
  expect(cleanLine(text, 64)).toBe(text)
})

it('cleans any text to an acceptable or empty line', () => {
  const character = fc.oneof(
    fc
      .constantFrom(...invisibleCharacters, 0x301, 0x20, 0x61, 0x2764)
      .map(point => String.fromCodePoint(point)),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: character, maxLength: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (text, max) => {
        const line = cleanLine(text, max)
        if (line !== '') expect(singleLine(1, max).parse(line)).toBe(line)
      },
    ),
    { numRuns: 1000 },
  )
})
