import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { singleLine } from '../text/singleLine.ts'
import { profileLimits } from './profileLimits.ts'
import { isNameMissing, publicName } from './publicName.ts'

const shown = (displayName: string) => publicName({ displayName })

it.each([
  ['wolf@example.org', 'wolf'],
  ['ivan.petrov1985@example.org', 'ivan'],
  ['grey_wolf+cups@example.org', 'grey'],
  ['averyveryverylongname@example.org', 'averyveryver'],
  ['Иван ivan@example.org', 'Иван ivan'],
  ['wolf@example.org bear@example.org', 'wolf bear'],
  ['mailto:wolf@example.org?subject=hi', 'mailto:wolf'],
  ['wolf＠example.org', 'wolf'],
  ['wolf@example。org', 'wolf'],
  ['wolf@a.b', 'wolf'],
  [`wolf@${'x'.repeat(59)}`, 'wolf'],
  ['..@example.org', 'Player'],
  ['почта@пример.рф', 'почта'],
])('shows %j as %j', (name, expected) => {
  expect(shown(name)).toBe(expected)
  expect(isNameMissing({ displayName: name })).toBe(true)
})

it.each([
  'Wolf',
  '@wolf',
  'Wolf @ home',
  'H@cker',
  'wolf@',
  'wolf@home',
  'ivan.petrov1985',
  'a'.repeat(64),
  'Волк',
])('leaves %j alone', name => {
  expect(shown(name)).toBe(name)
  expect(isNameMissing({ displayName: name })).toBe(false)
})

it('never shows an address, and always a name', () => {
  const text = fc.array(fc.oneof(fc.emailAddress(), fc.string(), fc.constantFrom('@', ' ', '.', '＠', 'a')), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(text, parts => {
      const name = shown(parts.join('').slice(0, 64))
      expect(isNameMissing({ displayName: name })).toBe(false)
      expect(shown(name)).toBe(name)
    }),
    { numRuns: 1000 },
  )
  const line = singleLine(1, profileLimits.displayNameMax)
  fc.assert(
    fc.property(fc.emailAddress(), address => {
      expect(line.parse(shown(address))).toBe(shown(address))
      expect(
        address.startsWith(shown(address)) || shown(address) === 'Player' || /^[._+-]/.test(address),
      ).toBe(true)
      expect([...shown(address)].length).toBeLessThanOrEqual(12)
    }),
  )
})
