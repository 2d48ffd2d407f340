import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamLimits } from '../format/teamLimits.ts'
import { looksLike } from '../text/foldedName.ts'
import { foldedTeamName } from './foldedTeamName.ts'
import { teamName } from './teamSchemas.ts'

test.each([
  ['NAVI', 'navi'],
  ['Команда', 'КОМАНДА'],
  ['ﬁre', 'FIRE'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['e\u0301clair', 'ÉCLAIR'],
  ['Team\u00A0 1', 'team 1'],
])('"%s" and "%s" are the same name', (one, other) => {
  expect(foldedTeamName(one)).toBe(foldedTeamName(other))
  expect(looksLike(one, other)).toBe(true)
})

test.each([
  ['ｎａｖｉ', 'NaVi'],
  ['Ⅳ', 'iv'],
  ['NAVI', 'N\u0410V\u0406'],
  ['Team I', 'Team \u0406'],
  ['Хорс', 'Xopc'],
  ['Ёж', 'Ëж'],
  ['ΒΟΗ', 'ВОН'],
  ['Team 3', 'Team З'],
  ['Волки', 'Boлки'],
])('"%s" and "%s" are two names that only organizers may have side by side', (one, other) => {
  expect(foldedTeamName(one)).not.toBe(foldedTeamName(other))
  expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true])
})

test.each([
  ['Team I', 'Team L'],
  ['Team I', 'Team 1'],
  ['Team l', 'Team 1'],
  ['BIG', 'BLG'],
  ['NAVI', 'NAVl'],
  ['N0VA', 'nova'],
  ['Команда 3', 'Команда З'],
  ['Команда О', 'Команда 0'],
  ['Team 1', 'Team 11'],
  ['A/B', 'A%2FB'],
  ['и', 'й'],
  ['Ежи', 'Ёжи'],
  ['Кот', 'Код'],
  ['Team 10', 'Team 11'],
  ['a b', 'ab'],
  ['I', '1'],
  ['👩‍🚀', '👩🚀'],
])('"%s" and "%s" are different names', (one, other) => {
  expect(foldedTeamName(one)).not.toBe(foldedTeamName(other))
  expect(looksLike(one, other)).toBe(false)
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
