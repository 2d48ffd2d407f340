import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, newDelivery, pauseMs, settled, usefulUntil } from './delivery.ts'

const about = {
  eventId: 'e',
  uid: 'wolf',
  kind: 'matchReady',
  at: 1_000_000,
  usefulUntil: 9_000_000,
} as const
const delivery = newDelivery(about, { channel: 'telegram', second: 'email', now: 1_000_000 })
const context = { now: 1_000_500, chance: 0.5 }

test('an attempt that fails is repeated after a pause that grows, up to half an hour', () => {
  expect([1, 2, 3, 4].map(attempts => pauseMs(attempts, 0))).toEqual([7500, 15_000, 30_000, 60_000])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (n, chance) => {
        expect(pauseMs(n, chance)).toBeLessThanOrEqual(pauseMs(n + 1, chance))
        expect(pauseMs(n, chance)).toBeGreaterThanOrEqual(7500)
        expect(pauseMs(n, chance)).toBeLessThanOrEqual(30 * 60_000)
      },
    ),
  )
})

test('what failed at the same time is not repeated at the same time', () => {
  expect(pauseMs(3, 0.1)).not.toBe(pauseMs(3, 0.9))
})

test('a service that names a pause gets it', () => {
  const attempt: Attempt = { result: 'retry', reason: '429', afterMs: 90_000 }
  expect(settled({ ...delivery, attempts: 1 }, attempt, context)).toMatchObject({
    state: 'waiting',
    dueAt: context.now + 90_000,
    reason: '429',
  })
})

test('it is given up when the next attempt would come too late', () => {
  const late = { ...delivery, attempts: 1, usefulUntil: context.now + 1000 }
  expect(settled(late, { result: 'retry', reason: 'refused' }, context)).toMatchObject({
    state: 'dead',
    dueAt: null,
    reason: 'too late: refused',
  })
})

test('what can never arrive goes by the second channel at once, what has arrived or is not wanted never does', () => {
  const after = (result: 'sent' | 'dead' | 'dropped') =>
    settled({ ...delivery, attempts: 1 }, { result, reason: 'blocked' }, context)
  expect(after('dead')).toMatchObject({ state: 'dead', secondAt: context.now })
  expect(after('sent')).toMatchObject({ state: 'sent', dueAt: null, secondAt: null })
  expect(after('dropped')).toMatchObject({ state: 'dropped', dueAt: null, secondAt: null })
})

test('the second channel takes over early enough for a job that runs every minute to send within two', () => {
  expect((delivery.secondAt ?? 0) - about.at).toBeLessThan(60_000)
})

test('a message of a chat waits until the person has had a chance to read it on the page', () => {
  const chat = newDelivery(
    { ...about, kind: 'chatMessage' },
    { channel: 'email', second: null, now: about.at },
  )
  expect(chat).toMatchObject({ dueAt: about.at + 60_000, secondAt: null })
  expect(delivery.dueAt).toBe(about.at)
})

test('a message is worth nothing after the deadline that it names', () => {
  const facts = { checkId: 'c', deadline: 300_000 }
  expect(usefulUntil({ kind: 'readinessCheck', facts, at: 0 })).toBe(300_000)
  expect(usefulUntil({ kind: 'competitionDeleted', facts: {}, at: 0 })).toBe(48 * 3_600_000)
})
