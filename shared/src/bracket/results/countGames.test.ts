import { expect, test } from 'vitest'
import type { Match, Side } from '../model/match.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { chooseMap, type Counted, countGame, countRound, endOfMap, gameInPlay } from './countGames.ts'
import { misfitOfGames } from './gamesOfScore.ts'

const bracket = bracketOf(4, { bestOf: { rounds: 3, final: 3 } })
const series = required(bracket, 'main-1-1')
const maps = ['mirage', 'nuke'] as const

/** The series after rounds for a side, as often as `times` says. */
function withRounds(match: Match, ...times: readonly (readonly [Side, number])[]): Match {
  const sides = times.flatMap(([side, count]) => Array.from({ length: count }, () => side))
  return sides.reduce((before, side) => counted(before, countRound(before, side, 1, maps)), match)
}

function counted(match: Match, count: Counted | null): Match {
  if (count === null) throw new Error('It cannot be counted')
  expect(misfitOfGames(lastStage(bracket.shape), match, count.score, count.games ?? [])).toBeNull()
  return { ...match, ...count }
}

test('rounds are counted of the map in play, whose end by them keeps them', () => {
  const late = withRounds(series, [0, 12], [1, 12])
  expect(endOfMap(late, maps)).toBeNull()
  const overtime = withRounds(late, [0, 1])
  expect(endOfMap(overtime, maps)).toBeNull()
  const over = withRounds(overtime, [0, 3])
  expect(endOfMap(over, maps)).toMatchObject({ winner: 0, rounds: [16, 12] })
  const next = withRounds(counted(over, endOfMap(over, maps)?.counted ?? null), [1, 1])
  expect(next).toMatchObject({
    score: [1, 0],
    games: [
      { outcome: 0, rounds: [16, 12], map: 'mirage' },
      { outcome: null, rounds: [0, 1], map: 'nuke' },
    ],
  })
  expect(countRound(next, 0, -1, maps)).toBeNull()
  expect(countRound(next, 1, -1, maps)).toMatchObject({ games: [{}, { rounds: [0, 0] }] })
})

test('a game ended before its last round has no rounds, and is taken back without a trace', () => {
  const going = withRounds(series, [0, 9], [1, 3])
  const over = counted(going, countGame(going, 1, 1, maps))
  expect(over).toMatchObject({ score: [0, 1], games: [{ outcome: 1, map: 'mirage' }] })
  expect(over.games?.[0]?.rounds).toBeUndefined()
  expect(countGame(over, 1, -1, maps)).toEqual({ score: [0, 0], games: [] })
  expect(countGame(over, 0, -1, maps)).toBeNull()
})

test('a series whose games are not named goes on where their winners are certain', () => {
  const swept: Match = { ...series, score: [1, 0] }
  expect(gameInPlay(swept, maps)?.game.map).toBe('nuke')
  expect(countGame(swept, 1, 1, [])).toEqual({
    score: [1, 1],
    games: [
      { outcome: 0, source: 'organizer' },
      { outcome: 1, source: 'organizer' },
    ],
  })
  const uncertain: Match = { ...series, score: [1, 1] }
  expect(countRound(uncertain, 0, 1, maps)).toBeNull()
  expect(countGame(uncertain, 0, 1, maps)).toEqual({ score: [2, 1], games: [] })
  const decided: Match = { ...series, score: [2, 0] }
  expect([gameInPlay(decided, maps), countGame(decided, 0, 1, maps)]).toEqual([null, null])
})

test('the map is chosen, or unknown again', () => {
  const going = withRounds(series, [0, 1])
  const chosen = counted(going, chooseMap(going, 'Tuscan'))
  expect(chosen.games).toEqual([{ outcome: null, rounds: [1, 0], map: 'Tuscan', source: 'organizer' }])
  expect(gameInPlay(counted(chosen, chooseMap(chosen, '')), maps)?.game.map).toBeUndefined()
})
