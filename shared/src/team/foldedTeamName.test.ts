import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamLimits } from '../format/teamLimits.ts'
import { foldedTeamName } from './foldedTeamName.ts'
import { teamName } from './teamSchemas.ts'

test.each([
  ['NAVI', 'navi'],
  ['Команда', 'КОМАНДА'],
  ['ｎａｖｉ', 'NaVi'],
  ['ﬁre', 'FIRE'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['Ⅳ', 'iv'],
  ['e\u0301clair', 'ÉCLAIR'],
  ['Team\u00A0 1', 'team 1'],
  ['NAVI', 'N\u0410V\u0406'],
  ['NAVI', 'NAVl'],
  ['N0VA', 'nova'],
  ['Хорс', 'Xopc'],
  ['Ёж', 'Ëж'],
  ['ΒΟΗ', 'ВОН'],
  ['Team 3', 'Team З'],
])('"%s" and "%s" are the same name', (one, other) => {
  expect(foldedTeamName(one)).toBe(foldedTeamName(other))
})

test.each([
  ['Team 1', 'Team 11'],
  ['A/B', 'A%2FB'],
  ['и', 'й'],
  ['Ежи', 'Ёжи'],
  ['Кот', 'Код'],
  ['Team 10', 'Team 11'],
  ['a b', 'ab'],
])('"%s" and "%s" are different names', (one, other) => {
  expect(foldedTeamName(one)).not.toBe(foldedTeamName(other))
})

const anyName = fc
  .string({ unit: 'binary', minLength: teamLimits.nameMin, maxLength: teamLimits.nameMax })
  .map(text => teamName.safeParse(text))
  .filter(parsed => parsed.success)
  .map(parsed => parsed.data)

test('any valid name makes a document id', () => {
  fc.assert(
    fc.property(anyName, name => {
      const id = foldedTeamName(name)
      expect(id).not.toMatch(/\/|^\.\.?$|^__.*__$/)
      expect(bytes(id)).toBeLessThanOrEqual(1500)
    }),
  )
})

test('the longest Unicode expansion fits a document id', () => {
  expect(bytes(foldedTeamName('\uFDFA'.repeat(teamLimits.nameMax)))).toBeLessThanOrEqual(1500)
})

test('case never distinguishes names', () => {
  fc.assert(
    fc.property(anyName, name => {
      expect(foldedTeamName(name.toLowerCase())).toBe(foldedTeamName(name))
      expect(foldedTeamName(name.toUpperCase())).toBe(foldedTeamName(name))
    }),
    { numRuns: 1000 },
  )
})

function bytes(text: string): number {
  let count = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return count
}
