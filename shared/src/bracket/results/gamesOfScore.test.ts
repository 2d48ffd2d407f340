import { expect, test } from 'vitest'
import type { Match } from '../model/match.ts'
import type { PlayedGame } from '../model/playedGame.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { after } from '../testing/after.ts'
import { required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { allowsDraws } from './gamesOfScore.ts'
import { correctScore } from './correctScore.ts'
import { finishSeries } from './finishSeries.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { reopenMatch } from './reopenMatch.ts'
import { setScore } from './setScore.ts'
import { startMatch } from './startMatch.ts'
import { unstartMatch } from './unstartMatch.ts'

const first = 'main-1-1'
const running = after(bracketOf(4, { bestOf: { rounds: 3, final: 3 } }), before => startMatch(before, first))

const source = 'organizer'
const mirage: PlayedGame = { outcome: 0, rounds: [13, 7], map: 'mirage', source }
const inferno: PlayedGame = { outcome: 1, rounds: [10, 13], map: 'inferno', source }
const nuke: PlayedGame = { outcome: 0, rounds: [16, 14], map: 'nuke', source }

const scored = (score: Match['score'], games?: Match['games']) =>
  after(running, before => setScore(before, first, score, games))
const gamesOf = (bracket: typeof running) => required(bracket, first).games

test('games stay with their match until it is no longer started', () => {
  const bracket = scored([1, 1], [mirage, inferno])
  expect(gamesOf(bracket)).toEqual([mirage, inferno])
  const over = after(bracket, before => finishSeries(before, first, [2, 1], [mirage, inferno, nuke]))
  expect(required(over, first)).toMatchObject({ winner: 0, games: [mirage, inferno, nuke] })
  const again = after(over, before => reopenMatch(before, first, { cascade: false }))
  expect(gamesOf(again)).toEqual([mirage, inferno, nuke])
  expect(
    'games' in
      required(
        after(again, before => unstartMatch(before, first)),
        first,
      ),
  ).toBe(false)
  expect(gamesOf(after(bracket, before => forfeitMatch(before, first, [1])))).toEqual([mirage, inferno])
})

test.each<readonly [string, Match['score'], Match['games']]>([
  ['another score', [1, 0], [inferno]],
  ['a game after the end', [2, 0], [mirage, nuke, { outcome: null, source }]],
  ['a game after one in progress', [1, 0], [{ outcome: null, source }, mirage]],
  ['more games than the series has', [2, 1], [mirage, inferno, inferno, nuke]],
])('%s is refused', (_, score, games) => {
  expect(setScore(running, first, score, games)).toMatchObject({ code: 'games-differ' })
})

test('a draw is refused where one side has to win', () => {
  const draw: PlayedGame = { outcome: 'draw', rounds: [12, 12], source }
  expect(setScore(running, first, [0, 0], [draw])).toMatchObject({ code: 'draw-impossible' })
  expect(allowsDraws(lastStage(running.shape), required(running, first))).toBe(false)
})

const counted: PlayedGame = { outcome: null, rounds: [5, 3], map: 'nuke', source }

test.each<readonly [string, Match['games'], Match['score'], Match['games']]>([
  ['the same score keeps them', [mirage, counted], [1, 0], [mirage, counted]],
  ['a game more follows', [mirage], [1, 1], [mirage, { outcome: 1, source }]],
  [
    'the game in progress has ended',
    [mirage, counted],
    [1, 1],
    [mirage, { outcome: 1, map: 'nuke', source }],
  ],
  [
    'the winner has won the last one',
    [mirage],
    [2, 1],
    [mirage, { outcome: 1, source }, { outcome: 0, source }],
  ],
  ['one less is without the last', [mirage, inferno], [1, 0], [mirage]],
  ['none are left', [mirage], [0, 0], undefined],
  ['a game that was lost before the end is unknown', [mirage, nuke], [2, 1], undefined],
  ['an uncertain order leaves them unknown', [{ ...counted }], [1, 1], undefined],
])('of a score alone: %s', (_, games, score, expected) => {
  const known = games?.filter(({ outcome }) => outcome === 0).length ?? 0
  const lost = games?.filter(({ outcome }) => outcome === 1).length ?? 0
  const bracket = after(scored([known, lost], games), before => setScore(before, first, score))
  expect(gamesOf(bracket)).toEqual(expected)
})

test('a correction with games changes only these', () => {
  const over = after(running, before => finishSeries(before, first, [2, 1]))
  expect('games' in required(over, first)).toBe(false)
  const known = after(over, before => correctScore(before, first, [2, 1], [mirage, inferno, nuke]))
  expect(gamesOf(known)).toEqual([mirage, inferno, nuke])
  expect(gamesOf(after(known, before => correctScore(before, first, [2, 1], [])))).toBeUndefined()
})
