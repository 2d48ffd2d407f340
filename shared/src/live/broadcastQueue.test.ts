import { expect, test } from 'vitest'
import {
  type BroadcastQueue,
  isLocked,
  type QueuedMatch,
  queuedMatches,
  setBroadcastQueue,
  streamOfMatch,
  type WantedQueue,
} from './broadcastQueue.ts'

const stored = queueOf(3, 'main-1-1', 'main-1-2')
const matches = new Map([
  ['main-1-1', { endedAt: null }],
  ['main-1-2', { endedAt: null }],
  ['main-1-3', { endedAt: 7 }],
  ['main-1-4', { endedAt: 9 }],
])

test('a changed queue is stored once each, without matches that are over', () => {
  const wanted = queueOf(3, 'main-1-2', 'main-1-3', 'main-1-1', 'main-1-2')
  expect(setBroadcastQueue(stored, wanted, matches)).toEqual({
    ok: true,
    value: queueOf(4, 'main-1-2', 'main-1-1'),
  })
})

test('of what is over, the match of each stream that ended last stays until it is removed', () => {
  const rows = ['main-1-3', 'main-1-4', 'main-1-1'].map(matchId => ({ matchId, stream: 0, locked: false }))
  const elsewhere = { matchId: 'main-1-3', stream: 1, locked: false }
  const added = { matchId: 'main-1-2', stream: 0, locked: false }
  const idsOf = (before: readonly QueuedMatch[], wanted: readonly QueuedMatch[]) => {
    const queue = { bracketId: 'now', matches: before, revision: 3 }
    const set = setBroadcastQueue(queue, { ...queue, matches: wanted }, matches)
    return set.ok && set.value.matches.map(({ matchId }) => matchId)
  }
  expect(idsOf(rows, [...rows, added])).toEqual(['main-1-4', 'main-1-1', 'main-1-2'])
  const apart = [elsewhere, ...rows.slice(1)]
  expect(idsOf(apart, [...apart, added])).toEqual(['main-1-3', 'main-1-4', 'main-1-1', 'main-1-2'])
  expect(idsOf(rows, rows.slice(2))).toEqual(['main-1-1'])
  const [first, second, open] = rows
  expect(first && second && open && idsOf(rows, [first, open, second])).toEqual(['main-1-3', 'main-1-1'])
})

test('a queue remembers which stream has shown what has ended and left it', () => {
  const rows = [
    { matchId: 'main-1-3', stream: 1, locked: false },
    { matchId: 'main-1-1', stream: 0, locked: false },
  ]
  const queue = { bracketId: 'now', matches: rows, revision: 3 }
  const left = setBroadcastQueue(queue, { ...queue, matches: [] }, matches)
  if (!left.ok) throw new Error(left.code)
  const streamOf = (bracketId: string, matchId: string, broadcastQueue: BroadcastQueue = left.value) =>
    streamOfMatch({ bracketId, broadcastQueue }, matchId)
  expect([streamOf('now', 'main-1-3'), streamOf('now', 'main-1-1')]).toEqual([1, null])
  expect([streamOf('now', 'main-1-1', queue), streamOf('next', 'main-1-3')]).toEqual([0, null])
  const later = setBroadcastQueue(left.value, queueOf(4, 'main-1-2'), matches)
  expect(later.ok && streamOf('now', 'main-1-3', later.value)).toBe(1)
})

test('an outdated change is refused, unless the queue is already so', () => {
  expect(setBroadcastQueue(stored, queueOf(2, 'main-1-2'), matches)).toMatchObject({
    code: 'changed-meanwhile',
    facts: { revision: 3 },
  })
  expect(setBroadcastQueue(stored, { ...stored, revision: 0 }, matches)).toEqual({ ok: true, value: stored })
  expect(setBroadcastQueue(null, queueOf(0), matches)).toEqual({ ok: true, value: queueOf(1) })
  expect(setBroadcastQueue(queueOf(1), queueOf(0), matches)).toEqual({ ok: true, value: queueOf(1) })
})

test('a match that does not exist is refused', () => {
  expect(setBroadcastQueue(stored, queueOf(3, 'main-9-9'), matches)).toMatchObject({
    code: 'not-found',
    facts: { matchId: 'main-9-9' },
  })
})

test('a match is locked and unlocked by a change of the queue, and no lock holds in another bracket', () => {
  const locking = {
    ...stored,
    matches: [{ matchId: 'main-1-1', stream: 0, locked: true }, ...stored.matches.slice(1)],
  }
  const locked = setBroadcastQueue(stored, locking, matches)
  if (!locked.ok) throw new Error(locked.code)
  const isLockedIn = (bracketId: string, matchId: string) =>
    isLocked({ bracketId, broadcastQueue: locked.value }, matchId)
  expect([isLockedIn('now', 'main-1-1'), isLockedIn('now', 'main-1-2')]).toEqual([true, false])
  expect(isLockedIn('next', 'main-1-1')).toBe(false)
})

test('an edit that rules have added to is recognized when it is repeated, and no other one', () => {
  const wanted: WantedQueue = { ...queueOf(3, 'main-1-2'), refill: ['any'] }
  const first = setBroadcastQueue(stored, wanted, matches)
  if (!first.ok || first.value === null) throw new Error('refused')
  const refilled = { ...first.value, ...queueOf(5, 'main-1-2', 'main-1-1') }
  expect(setBroadcastQueue(refilled, wanted, matches)).toEqual({ ok: true, value: refilled })
  const others: readonly WantedQueue[] = [
    { ...wanted, refill: ['lower'] },
    { ...wanted, matches: [] },
    { ...wanted, revision: 4 },
  ]
  for (const other of others) {
    expect(setBroadcastQueue(refilled, other, matches)).toMatchObject({ code: 'changed-meanwhile' })
  }
})

test('rules stay until they are set again, and do not take back what was removed before', () => {
  const set = (before: BroadcastQueue, changes: Partial<WantedQueue>) => {
    const outcome = setBroadcastQueue(before, { ...before, refill: undefined, ...changes }, matches)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value
  }
  const ruled = set(stored, { refill: ['any', null] })
  expect(ruled).toMatchObject({ refill: ['any', null], skipped: [] })
  const shorter = set(ruled, { matches: ruled.matches.slice(1) })
  expect(shorter).toMatchObject({ refill: ['any', null], skipped: ['main-1-1'] })
  expect(set(shorter, { matches: ruled.matches })).toMatchObject({ skipped: [] })
  expect(set(shorter, { refill: ['any', 'upper'] })).toMatchObject({ skipped: [] })
  expect(set(shorter, { refill: ['any'] })).toBe(shorter)
  expect(set(shorter, { refill: [null, null] })).not.toHaveProperty('refill')
})

test('a new bracket begins with an empty queue and keeps counting revisions', () => {
  expect(queuedMatches(stored, 'next')).toEqual([])
  const wanted = { ...queueOf(3, 'main-1-1'), bracketId: 'next' }
  expect(setBroadcastQueue(stored, wanted, matches)).toMatchObject({
    value: { bracketId: 'next', revision: 4 },
  })
})

function queueOf(revision: number, ...ids: readonly string[]): BroadcastQueue {
  return { bracketId: 'now', matches: ids.map(matchId => ({ matchId, stream: 0, locked: false })), revision }
}
