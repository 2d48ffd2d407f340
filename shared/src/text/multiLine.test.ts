import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from '../errors/fieldProblems.ts'
import { multiLine } from './multiLine.ts'
import { invisibleCharacters } from './testing/invisibleNames.ts'

const rules = multiLine(200)

function problem(text: unknown): string | undefined {
  const parsed = rules.safeParse(text)
  return parsed.success ? undefined : fieldProblems(parsed.error)[0]?.problem
}

describe('multiLine', () => {
  it.each([
    ['', ''],
    [' \n\t\r\n ', ''],
    ['First\r\nsecond\rthird\n', 'First\nsecond\nthird'],
    ['- one\n\t- two  \n\n\n\n\n- three', '- one\n    - two\n\n\n- three'],
    ['    indented', '    indented'],
    ['cafe\u0301', 'caf\u00e9'],
  ])('turns %j into %j', (text, expected) => {
    expect(rules.parse(text)).toBe(expected)
  })

  it.each([
    ['x'.repeat(201), 'too-long'],
    ['x'.repeat(1_000_000), 'too-long'],
    ['one\n\u202etwo', 'deceptive-characters'],
    ['one\u200btwo', 'deceptive-characters'],
    ['one\u2028two', 'deceptive-characters'],
    ['one\u0000', 'deceptive-characters'],
    ['\ud800', 'deceptive-characters'],
    [null, 'invalid-type'],
    [['text'], 'invalid-type'],
  ])('refuses %j: %s', (text, expected) => {
    expect(problem(text)).toBe(expected)
  })

  it('counts code points', () => {
    expect(problem('🐺'.repeat(200))).toBeUndefined()
    expect(problem('🐺'.repeat(201))).toBe('too-long')
  })

  it('leaves what it has returned as it is, and lets no invisible character through', () => {
    const character = fc.oneof(
      fc.constantFrom('\n', '\r', '\t', ' ', 'a', '-', '\u0301'),
      fc.constantFrom(...invisibleCharacters).map(point => String.fromCodePoint(point)),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 30 }), text => {
        const parsed = rules.safeParse(text)
        if (!parsed.success) return
        expect(rules.parse(parsed.data)).toBe(parsed.data)
        for (const line of parsed.data.split('\n')) {
          expect(line).not.toMatch(/\p{Cc}|\p{Default_Ignorable_Code_Point}(?<![\uFE0E\uFE0F])/u)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
