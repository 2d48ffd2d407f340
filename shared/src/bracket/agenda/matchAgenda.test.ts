import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startMatch } from '../results/startMatch.ts'
import type { Match } from '../model/match.ts'
import { after } from '../testing/after.ts'
import { created } from '../testing/law.ts'
import { play, playOut } from '../testing/playOut.ts'
import { bracketOf, randomTournament } from '../testing/randomTournament.ts'
import { matchAgenda } from './matchAgenda.ts'

const minute = 60_000
const start = 1_800_000_000_000
const times = { stages: [], now: start, startDate: start, createdAt: start - 24 * 60 * minute }

test('every match that is on, can begin or waits for one team is on it once, and no other', () => {
  fc.assert(
    fc.property(randomTournament({ teamsMax: 40 }), fc.nat(200), ({ plan, luck }, stopAt) => {
      let steps = 0
      let matches: readonly Match[] = []
      playOut(created(plan), {
        luck,
        onStep: ({ before }) => {
          if (steps++ <= stopAt) matches = [...before.matches.values()]
        },
      })
      const { running, ready, waiting } = matchAgenda(matches, times)
      const ids = [...running, ...ready].map(({ match }) => match.id).concat(waiting.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, status, slots } of matches) {
        const known = slots.filter(({ teamId }) => teamId !== null).length
        const isOn = status === 'running' || status === 'ready' || (status === 'waiting' && known > 0)
        expect(ids.includes(id)).toBe(isOn)
      }
    }),
    { numRuns: 60 },
  )
})

const late = (match: Match, now: number | null) => {
  const { running, ready } = matchAgenda([match], { ...times, now })
  return [...running, ...ready].map(each => each.late)
}

test('a match that can begin is late a quarter of an hour after that, and never before the start', () => {
  const [first] = [...bracketOf(4).matches.values()]
  if (first === undefined) throw new Error('no match')
  expect(late(first, start + 15 * minute)).toEqual([false])
  expect(late(first, start + 15 * minute + 1)).toEqual([true])
  const since = { ...first, since: { status: 'ready', at: start + 60 * minute } } as const
  expect(late(since, start + 75 * minute)).toEqual([false])
  expect(late(since, start + 75 * minute + 1)).toEqual([true])
  expect(late(since, null)).toEqual([false])
})

test('a planned match is late five minutes after its planned start, and comes in the order of the plan', () => {
  const [first, second] = [...bracketOf(4).matches.values()]
  if (first === undefined || second === undefined) throw new Error('no match')
  const planned = { ...first, startsAt: start + 60 * minute }
  expect(late(planned, start + 65 * minute)).toEqual([false])
  expect(late(planned, start + 65 * minute + 1)).toEqual([true])
  const { ready } = matchAgenda([planned, { ...second, startsAt: start + 30 * minute }], times)
  expect(ready.map(({ match }) => match.id)).toEqual([second.id, first.id])
})

test.each([
  [1, 75],
  [3, 195],
  [5, 315],
] as const)('a series of %i runs for long after %i minutes', (bestOf, minutes) => {
  const match = {
    ...after(bracketOf(4), before => startMatch(before, 'main-1-1')).matches.get('main-1-1'),
  } as Match
  const since = { ...match, bestOf, since: { status: 'running', at: start } } as const
  expect(late(since, start + minutes * minute)).toEqual([false])
  expect(late(since, start + minutes * minute + 1)).toEqual([true])
  // Shown as running before the server has said since when.
  expect(late({ ...since, since: { status: 'ready', at: 0 } }, start + 9999 * minute)).toEqual([false])
  expect(late(match, start + 9999 * minute)).toEqual([false])
})

test('the late ones come first, then the longest running, then those drawn first', () => {
  const bracket = after(
    play(bracketOf(8), 'main-1-2', 0),
    before => startMatch(before, 'main-1-1'),
    before => startMatch(before, 'main-1-3'),
  )
  const at = (id: string, time: number) => ({ [id]: time })
  const since: Record<string, number> = { ...at('main-1-1', start + 5), ...at('main-1-3', start) }
  const matches = [...bracket.matches.values()].map(match => {
    const time = since[match.id]
    return time === undefined ? match : { ...match, since: { status: match.status, at: time } }
  })
  const { running, ready, waiting } = matchAgenda(matches, times)
  expect(running.map(({ match }) => match.id)).toEqual(['main-1-3', 'main-1-1'])
  expect(ready.map(({ match }) => match.id)).toEqual(['main-1-4'])
  expect(waiting.map(({ id }) => id)).toEqual(['main-2-1'])
})

test('in a table it lists the next match of each team only', () => {
  const criteria = ['points'] as const
  const league = { kind: 'round-robin', groups: 1, legs: 1, advance: 1, bestOf: 1, criteria } as const
  const { shape, matches } = play(bracketOf(4, { format: 'table', stages: [league] }), 'main-1-1', 0)
  const { running, ready } = matchAgenda([...matches.values()], { ...times, stages: shape.stages })
  expect(running).toEqual([])
  expect(ready.map(({ match }) => match.id)).toEqual(['main-1-2'])
})
