import { expect, test } from 'vitest'
import { type Delivery, newDelivery, pauseMs, settled, usefulUntil } from './delivery.ts'
import { resent, undeliveredOf } from './undelivered.ts'

const at = 1_000_000
const hour = 3_600_000
const refused = { result: 'dead', reason: '550 <wolf@example.org>: no such user' } as const
const given = { name: 'Wolf', now: at + 1 }

/** A message about what happened at `at`, given up after seven attempts. */
function dead(
  kind: 'matchReady' | 'readinessCheck' | 'commentatorRequested' | 'competitionOpened',
): Delivery {
  const deadline = { checkId: 'c', deadline: at + 60_000 }
  const about = { kind, at, facts: kind === 'readinessCheck' ? deadline : { bracketId: 'b', matchId: 'm' } }
  const delivery = newDelivery(
    {
      eventId: 'e',
      competitionId: 'cup',
      uid: 'wolf',
      kind,
      at,
      usefulUntil: usefulUntil(about as Parameters<typeof usefulUntil>[0]),
    },
    { channel: 'email', second: null, now: at },
  )
  return { ...delivery, state: 'dead', dueAt: null, attempts: 7, reason: refused.reason }
}

test('organizers see who was not told of what, when and why, and no address', () => {
  expect(undeliveredOf(dead('matchReady'), refused, given)).toEqual({
    uid: 'wolf',
    name: 'Wolf',
    kind: 'matchReady',
    channel: 'email',
    reason: 'refused',
    at: at + 1,
    resendableUntil: dead('matchReady').sweepAfter,
    sweepAfter: dead('matchReady').sweepAfter,
  })
  const retry = { result: 'retry', reason: 'ECONNREFUSED' } as const
  expect(undeliveredOf(dead('matchReady'), retry, given)?.reason).toBe('late')
  expect(undeliveredOf(dead('matchReady'), refused, { ...given, now: at + 3 * hour })?.reason).toBe('late')
})

test('they do not see what goes by another channel instead', () => {
  expect(undeliveredOf({ ...dead('matchReady'), second: 'telegram' }, refused, given)).toBeNull()
})

test('they do not learn whom of those they have asked to commentate the bot knows, and who follows them', () => {
  expect(undeliveredOf(dead('commentatorRequested'), refused, given)).toBeNull()
  expect(undeliveredOf(dead('competitionOpened'), refused, given)).toBeNull()
})

test('a message sent again is as useful as a new one, and begins with short pauses', () => {
  const delivery = dead('matchReady')
  const now = at + 10 * hour
  const again = resent(delivery, now)
  expect(again).toMatchObject({ state: 'waiting', dueAt: now, attempts: 7, reason: null, second: null })
  const context = { now, chance: 0.5 }
  const failed = settled({ ...again, attempts: 8 }, { result: 'retry', reason: 'no' }, context)
  expect(failed).toMatchObject({ state: 'waiting', dueAt: now + pauseMs(1, 0.5) })
  expect(
    settled(again, { result: 'retry', reason: 'no' }, { ...context, now: now + 2 * hour }),
  ).toMatchObject({
    state: 'dead',
  })
})

test('what is not given up stays as it is, and so does a check whose deadline has passed', () => {
  for (const state of ['waiting', 'sending', 'sent', 'dropped'] as const) {
    const delivery = { ...dead('matchReady'), state }
    expect(resent(delivery, at)).toBe(delivery)
  }
  const check = dead('readinessCheck')
  expect(undeliveredOf(check, refused, given)?.resendableUntil).toBe(at + 60_000)
  expect(resent(check, at + 60_000)).toBe(check)
  expect(resent(check, at + 59_999)).toMatchObject({ state: 'waiting', usefulUntil: at + 60_000 })
})
