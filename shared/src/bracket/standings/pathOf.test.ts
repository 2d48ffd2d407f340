import { expect, test } from 'vitest'
import { loggedChanges } from '../commands/logEntry.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { startMatch } from '../results/startMatch.ts'
import { undoneMatch } from '../results/undoneMatch.ts'
import { after } from '../testing/after.ts'
import { play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { headToHead } from './headToHead.ts'
import { pathOf, type TeamResult } from './pathOf.ts'

const double = bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 3 } })
const opened = play(play(double, 'upper-1-1', 0), 'upper-1-2', 0)
const told = (results: readonly TeamResult[]) =>
  results.map(({ match, opponentId, hasWon, score }) => [match.id, opponentId, hasWon, score])

test('a path has finished matches only, from the view of the team, up to a match', () => {
  const bracket = play(opened, 'upper-2-1', 1)
  expect(told(pathOf(bracket, 'team-1'))).toEqual([
    ['upper-1-1', 'team-4', true, [2, 0]],
    ['upper-2-1', 'team-2', false, [0, 2]],
  ])
  expect(told(pathOf(bracket, 'team-1', 'upper-2-1'))).toEqual([['upper-1-1', 'team-4', true, [2, 0]]])
  expect(told(pathOf(bracket, 'team-1', 'final-1-1'))).toHaveLength(2)
  expect(pathOf(bracket, 'nobody')).toEqual([])
})

test('a forfeited match has no score', () => {
  const bracket = after(opened, before => forfeitMatch(before, 'upper-2-1', [0]))
  expect(told(pathOf(bracket, 'team-2')).at(-1)).toEqual(['upper-2-1', 'team-1', true, null])
})

test('a best of one is told by its rounds, from the view of the team', () => {
  const running = after(bracketOf(4), before => startMatch(before, 'main-1-1'))
  const games = [{ outcome: 1, rounds: [7, 13], source: 'organizer' }] as const
  const bracket = after(running, before => finishSeries(before, 'main-1-1', [0, 1], games))
  expect(told(pathOf(bracket, 'team-1'))).toEqual([['main-1-1', 'team-4', false, [7, 13]]])
  const [before, over] = [running, bracket].map(each => each.matches.get('main-1-1'))
  if (before === undefined || over === undefined) throw new Error('no match')
  expect(undoneMatch(over, null).score).toEqual([7, 13])
  const [change] = loggedChanges({ bracket, changes: [[before, over]] })
  expect([change?.before.rounds, change?.after]).toMatchObject([
    undefined,
    { score: [0, 1], rounds: [7, 13] },
  ])
})

test('two teams see their matches with each other from their own sides', () => {
  const upper = play(opened, 'upper-2-1', 0)
  const bracket = play(play(upper, 'lower-1-1', 0), 'lower-2-1', 0)
  expect(told(headToHead(bracket, ['team-1', 'team-2'], 'final-1-1'))).toEqual([
    ['upper-2-1', 'team-2', true, [2, 0]],
  ])
  expect(told(headToHead(bracket, ['team-2', 'team-1']))).toEqual([['upper-2-1', 'team-1', false, [0, 2]]])
})
