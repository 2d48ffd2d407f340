import { expect, test } from 'vitest'
import { overdueBefore, sectionOf } from './listSections.ts'

const hour = 3_600_000
const now = 1_000_000 * hour + 1234
const overdue = overdueBefore(now)

test.each([
  ['running', now - 90 * 24 * hour, 'running'],
  ['finished', now + hour, 'finished'],
  ['registration', now + hour, 'upcoming'],
  ['registration', now - 23 * hour, 'upcoming'],
  ['registration', now - 26 * hour, 'overdue'],
] as const)('%s with its start at %i is listed under %s', (status, startDate, section) => {
  expect(sectionOf({ status, startDate }, overdue)).toBe(section)
})

test('the boundary stays the same within an hour', () => {
  expect(overdueBefore(now + 59 * 60_000)).toBe(overdue)
  expect(overdueBefore(now + hour)).toBe(overdue + hour)
})
