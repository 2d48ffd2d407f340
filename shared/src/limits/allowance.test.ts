import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Allowance, spend } from './allowance.ts'

const allowances = fc.record({
  burst: fc.integer({ min: 1, max: 50 }),
  refillMs: fc.integer({ min: 1, max: 100_000 }),
})

/** Whether spending succeeds at each of these times. */
function spentAt(allowance: Allowance, times: readonly number[]): readonly boolean[] {
  let fullAt = 0
  return times.map(now => {
    const spent = spend(allowance, fullAt, now)
    if (spent.ok) fullAt = spent.value
    return spent.ok
  })
}

test('grants the burst, then one per refill, and returns the time to wait', () => {
  const allowance = { burst: 3, refillMs: 10_000 }
  const now = 1_800_000_000_000
  expect(spentAt(allowance, [now, now, now, now, now + 9999, now + 10_000, now + 10_001])).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    false,
  ])
  expect(spend(allowance, now + 30_000, now + 1)).toEqual({
    ok: false,
    code: 'too-many-requests',
    facts: { retryAfterSeconds: 10 },
  })
})

test('never grants more in any time span than the burst plus its refills', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 100 })
  fc.assert(
    fc.property(allowances, pauses, (allowance, waits) => {
      let now = 1_800_000_000_000
      const times = waits.map(wait => (now += wait))
      const passed = times.filter((_, index) => spentAt(allowance, times)[index])
      passed.forEach((from, first) => {
        passed.slice(first).forEach((to, index) => {
          const came = Math.floor((to - from) / allowance.refillMs)
          expect(index + 1).toBeLessThanOrEqual(allowance.burst + came)
        })
      })
    }),
    { numRuns: 30 },
  )
})

test('grants one after exactly the returned wait', () => {
  fc.assert(
    fc.property(allowances, fc.nat(200_000_000), (allowance, ahead) => {
      const now = 1_800_000_000_000
      const refused = spend(allowance, now + ahead, now)
      if (refused.ok) return
      const waited = now + Number(refused.facts['retryAfterSeconds']) * 1000
      expect(spend(allowance, now + ahead, waited).ok).toBe(true)
      expect(spend(allowance, now + ahead, waited - 1000).ok).toBe(false)
    }),
  )
})
