import { expect, test } from 'vitest'
import { mayTakeBack, takeBackMs } from './mayTakeBack.ts'

const match = { since: { status: 'finished', at: 1000 } } as const
const own = [{ at: 1 }, { at: 1000 }]

test.each([
  ['their own step', { own, cascade: false, now: 2000 }, true],
  ['their own step at the end of the minute', { own, cascade: undefined, now: 1000 + takeBackMs }, true],
  ['their own step after it', { own, cascade: false, now: 1001 + takeBackMs }, false],
  ['what later matches follow from', { own, cascade: true, now: 2000 }, false],
  ['what somebody else did since', { own: [{ at: 1 }], cascade: false, now: 2000 }, false],
])('a producer and %s', (_, what, expected) => {
  expect(mayTakeBack(match, what)).toBe(expected)
})
