import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { consume, type RateLimit, unitsLeft } from './rateLimit.ts'

const rateLimits = fc.record({
  burst: fc.integer({ min: 1, max: 50 }),
  refillMs: fc.integer({ min: 1, max: 100_000 }),
})

/** Whether spending succeeds at each of these times. */
function consumedAt(rateLimit: RateLimit, times: readonly number[]): readonly boolean[] {
  let fullAt = 0
  return times.map(now => {
    const consumed = consume(rateLimit, fullAt, now)
    if (consumed.ok) fullAt = consumed.value
    return consumed.ok
  })
}

test('grants the burst, then one per refill, and returns the time to wait', () => {
  const rateLimit = { burst: 3, refillMs: 10_000 }
  const now = 1_800_000_000_000
  expect(consumedAt(rateLimit, [now, now, now, now, now + 9999, now + 10_000, now + 10_001])).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    false,
  ])
  expect(consume(rateLimit, now + 30_000, now + 1)).toEqual({
    ok: false,
    code: 'too-many-requests',
    facts: { retryAfterSeconds: 10 },
  })
})

test('never grants more in any time span than the burst plus its refills', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 100 })
  fc.assert(
    fc.property(rateLimits, pauses, (rateLimit, waits) => {
      let now = 1_800_000_000_000
      const times = waits.map(wait => (now += wait))
      const passed = times.filter((_, index) => consumedAt(rateLimit, times)[index])
      passed.forEach((from, first) => {
        passed.slice(first).forEach((to, index) => {
          const came = Math.floor((to - from) / rateLimit.refillMs)
          expect(index + 1).toBeLessThanOrEqual(rateLimit.burst + came)
        })
      })
    }),
    { numRuns: 30 },
  )
})

test('grants one after exactly the returned wait', () => {
  fc.assert(
    fc.property(rateLimits, fc.nat(200_000_000), (rateLimit, ahead) => {
      const now = 1_800_000_000_000
      const refused = consume(rateLimit, now + ahead, now)
      if (refused.ok) return
      const waited = now + Number(refused.facts['retryAfterSeconds']) * 1000
      expect(consume(rateLimit, now + ahead, waited).ok).toBe(true)
      expect(consume(rateLimit, now + ahead, waited - 1000).ok).toBe(false)
    }),
  )
})

test('what is left can be consumed, and nothing beyond it', () => {
  fc.assert(
    fc.property(rateLimits, fc.nat(5_000_000), (rateLimit, fullAt) => {
      const left = unitsLeft(rateLimit, fullAt, 1_000_000)
      const isGranted = (units: number) => consume(rateLimit, fullAt, 1_000_000, units).ok
      expect(left === 0 || isGranted(left)).toBe(true)
      expect(left < rateLimit.burst && isGranted(left + 1)).toBe(false)
    }),
  )
})
