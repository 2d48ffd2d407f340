import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { changedStarts } from './changedStarts.ts'
import { agendaLateness, lateness } from './lateness.ts'
import { movePlan } from './movePlan.ts'

const minute = 60_000
const now = 1_809_187_200_000
const at = (minutes: number, status: 'waiting' | 'ready' | 'running' | 'finished' = 'ready') => ({
  id: `${status}${minutes}`,
  status,
  startsAt: now + minutes * minute,
})
const moved = (matches: Parameters<typeof movePlan>[0], byMinutes: number) =>
  Object.fromEntries(
    [...movePlan(matches, { byMinutes, now })].map(([id, start]) => [id, (start - now) / minute]),
  )

test('what is ahead keeps its distances and its place after now', () => {
  const minutes = fc.uniqueArray(fc.nat(600), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(minutes, fc.integer({ min: -700, max: 700 }), (ahead, byMinutes) => {
      const matches = ahead.map(each => at(each))
      const starts = movePlan(matches, { byMinutes, now })
      const shifts = matches.map(({ id, startsAt }) => (starts.get(id) ?? startsAt) - startsAt)
      expect(new Set(shifts).size).toBe(1)
      const [shift = Number.NaN] = shifts
      expect(shift).toBe(Math.max(byMinutes, -Math.min(...ahead)) * minute + 0)
    }),
  )
})

describe('movePlan', () => {
  it('leaves alone what runs, is over or has no plan', () => {
    const unplanned = { id: 'unplanned', status: 'ready', startsAt: null } as const
    const matches = [at(-60, 'finished'), at(-20, 'running'), at(30, 'waiting'), unplanned]
    expect(moved(matches, 10)).toEqual({ waiting30: 40 })
  })

  it('puts off what is late to now at least, and does not bring it forward', () => {
    expect(moved([at(-30), at(-5), at(20)], 10)).toEqual({ 'ready-30': 0, 'ready-5': 5, ready20: 30 })
    expect(moved([at(-30), at(20)], -15)).toEqual({ ready20: 5 })
  })
})

test('a match is late from its due time until it begins; the agenda is as late as the match due for longest', () => {
  const late = (match: ReturnType<typeof at>) => lateness(match, now + 59_000)
  expect([at(-12), at(-12, 'running'), at(0), at(5)].map(late)).toEqual([12, 0, 0, 0])
  expect(agendaLateness([at(-12), at(-40, 'waiting'), at(-90, 'finished')], now)).toBe(40)
})

test('only starts that differ are written, of matches that have not begun', () => {
  const { matches } = bracketOf(4)
  const planned = changedStarts(matches, [
    ['main-1-1', now],
    ['main-1-2', null],
  ])
  expect(planned).toMatchObject({ ok: true, value: [{ id: 'main-1-1', startsAt: now }] })
  const running = new Map(matches).set('main-1-1', {
    ...(matches.get('main-1-1') ?? expect.fail()),
    status: 'running',
  })
  expect(changedStarts(running, [['main-1-1', now]])).toMatchObject({ ok: true, value: [] })
  expect(changedStarts(matches, [['main-9-9', now]])).toMatchObject({ ok: false, code: 'not-found' })
})
