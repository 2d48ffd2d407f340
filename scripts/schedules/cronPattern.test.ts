import { expect, test } from 'vitest'
import { cronPattern } from './cronPattern.ts'

test.each([
  ['every 1 minutes', '*/1 * * * *'],
  ['every 5 minutes', '*/5 * * * *'],
  ['every 60 minutes', '0 * * * *'],
  ['every 1 hours', '0 * * * *'],
  ['every 120 minutes', '0 */2 * * *'],
  ['every 24 hours', '0 0 * * *'],
  ['30 4 * * 1', '30 4 * * 1'],
])("'%s' is the pattern '%s'", (schedule, pattern) => {
  expect(cronPattern(schedule)).toBe(pattern)
})

test.each(['every 7 minutes', 'every 0 minutes', 'every monday', '* * * * * *', '61 * * * *', ''])(
  "'%s' is refused in a sentence that says what to write",
  schedule => {
    expect(() => cronPattern(schedule)).toThrow(`The schedule '${schedule}' cannot be kept`)
  },
)
