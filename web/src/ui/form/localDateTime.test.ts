import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localDateTime, parseLocalDateTime } from './localDateTime.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['Europe/Berlin', 'Europe/Moscow', 'America/New_York', 'Asia/Kathmandu'])('in %s', zone => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  test('a moment written into the field is read back as the same minute', () => {
    const whole = fc.integer({ min: 0, max: Date.UTC(2100, 0) / 60_000 }).map(minute => minute * 60_000)
    fc.assert(
      fc.property(whole, at => {
        const text = localDateTime(at)
        const read = parseLocalDateTime(text)
        // When clocks go back an hour is repeated: both moments are written the same.
        expect(read).not.toBeNull()
        expect(localDateTime(read ?? 0)).toBe(text)
        expect(Math.abs((read ?? 0) - at) % 1_800_000).toBe(0)
      }),
    )
  })
})

test.each(['2027-02-31T12:00', '2027-13-01T12:00', '2027-04-31T00:00', '2027-01-01T25:00', 'soon', ''])(
  '%s is no moment',
  text => {
    expect(parseLocalDateTime(text)).toBeNull()
  },
)

test('an hour skipped by daylight saving does not exist', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(parseLocalDateTime('2027-03-28T02:30')).toBeNull()
  expect(parseLocalDateTime('2027-03-28T03:30')).toBe(Date.UTC(2027, 2, 28, 1, 30))
})
