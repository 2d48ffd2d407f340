import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultDates } from './defaultDates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'])('in %s', zone => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  test('registration ends by default on the day before a Saturday three to ten days ahead', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(2020, 0), max: new Date(2040, 0), noInvalidDate: true }), date => {
        const now = date.getTime()
        const { startDate, registrationDeadline } = defaultDates(now)
        expect(new Date(startDate).getDay()).toBe(6)
        expect(startDate - now).toBeGreaterThan(2 * 86_400_000)
        expect(startDate - now).toBeLessThan(11 * 86_400_000)
        expect(registrationDeadline).toBeGreaterThan(now)
        expect(registrationDeadline).toBeLessThan(startDate)
      }),
    )
  })
})
