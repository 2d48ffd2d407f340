import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { startMatch } from '../results/startMatch.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { playability, playableMatches } from './playableMatches.ts'

const league: StagePlan = {
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 1,
  bestOf: 1,
  criteria: ['points', 'seed'],
}
const table = () => bracketOf(4, { format: 'table', stages: [league] })

const playable = ({ shape, matches }: Bracket) =>
  playableMatches(shape.stages, matches.values()).map(({ id }) => id)

function started(bracket: Bracket, id: string): BracketChange {
  const outcome = startMatch(bracket, id)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** Plans the starts of some matches. */
function planned(bracket: Bracket, starts: Readonly<Record<string, number>>): Bracket {
  const matches = [...bracket.matches].map(([id, match]): [string, Match] => {
    const startsAt = starts[id]
    return [id, startsAt === undefined ? match : { ...match, startsAt }]
  })
  return { ...bracket, matches: new Map(matches) }
}

test('in a table a team is called to its next match only', () => {
  const start = table()
  expect([...start.matches.values()].every(({ status }) => status === 'ready')).toBe(true)
  expect(playable(start)).toEqual(['main-1-1', 'main-1-2'])
  const one = play(start, 'main-1-1', 0)
  expect(playable(one)).toEqual(['main-1-2'])
  expect(playable(play(one, 'main-1-2', 0))).toEqual(['main-2-1', 'main-2-2'])
})

test('no team is called while it plays a match of a later round', () => {
  const start = table()
  expect(playable(started(start, 'main-3-1').bracket)).toEqual([])
  const one = play(start, 'main-1-1', 0)
  expect(playable(started(one, 'main-1-2').bracket)).toEqual([])
})

test('the planned starts decide the order, and the rounds where there are none', () => {
  const start = table()
  expect(
    playable(planned(start, { 'main-1-1': 50, 'main-1-2': 10, 'main-2-1': 20, 'main-2-2': 20 })),
  ).toEqual(['main-1-2'])
  // The first match of two teams is moved behind the second one of all.
  expect(
    playable(
      planned(play(start, 'main-1-2', 0), { 'main-1-1': 90, 'main-2-1': 20, 'main-2-2': 20, 'main-3-1': 95 }),
    ),
  ).toEqual(['main-2-1', 'main-2-2'])
  expect(playable(planned(start, { 'main-1-1': 50 }))).toEqual(['main-1-1', 'main-1-2'])
})

test('in an elimination every ready match is playable', () => {
  const start = bracketOf(8, { format: 'double' })
  const ready = [...start.matches.values()].filter(({ status }) => status === 'ready').map(({ id }) => id)
  expect(playable(start)).toEqual(ready)
  expect(playability(started(start, ready[0] ?? ''))).toEqual({
    playable: new Set(ready.slice(1)),
    opened: [],
    closed: [],
  })
})

test('a change opens the matches that its teams wait for, and closes those that have to wait again', () => {
  const one = play(table(), 'main-1-1', 0)
  const running = started(one, 'main-1-2')
  const end = play(one, 'main-1-2', 0)
  const was = running.bracket.matches.get('main-1-2')
  const is = end.matches.get('main-1-2')
  if (was === undefined || is === undefined) throw new Error('no match')
  const ending = playability({ bracket: end, changes: [[was, is]] })
  expect(ending.opened.map(({ id }) => id)).toEqual(['main-2-1', 'main-2-2'])
  expect(ending.closed).toEqual([])
  const reopening = playability({ bracket: running.bracket, changes: [[is, was]] })
  expect(reopening.opened).toEqual([])
  expect(reopening.closed.map(({ id }) => id)).toEqual(['main-2-1', 'main-2-2'])
})
