import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateTime, parseLocalDateTime } from './localDateTime.ts'
import { readDateTime, typedDateTime } from './typedDateTime.ts'

test('dates are formatted as the language writes them, in 24 hours', () => {
  expect(typedDateTime('2027-05-01T19:05', 'ru')).toBe('01.05.2027 19:05')
  expect(typedDateTime('2027-05-01T19:05', 'en')).toBe('1 May 2027 19:05')
})

test('a formatted date parses to the same moment', () => {
  const minute = fc.integer({ min: 0, max: Date.UTC(2100, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom('ru', 'en'), (at, language) => {
      const value = localDateTime(at * 60_000)
      expect(readDateTime(typedDateTime(value, language))).toBe(value)
    }),
  )
})

test.each([
  '1.5.2027 9:05',
  '01/05/2027, 09:05',
  ' 1-05-2027  9.05 ',
  '1 may 2027 9:05',
  '01 May 2027, 09:05',
])('%s is read', typed => {
  expect(readDateTime(typed)).toBe('2027-05-01T09:05')
})

test.each(['tomorrow', '1 Mai 2027 9:05', '1.5.27', '2027', '01.05.2027 7:05 PM', ''])(
  '%j is left as it was typed',
  typed => {
    expect(readDateTime(typed)).toBe(typed)
    expect(typedDateTime(typed, 'ru')).toBe(typed)
    expect(parseLocalDateTime(typed)).toBeNull()
  },
)

test('a day that does not exist has no moment', () => {
  expect(parseLocalDateTime(readDateTime('31.02.2027 10:00'))).toBeNull()
})
