import { expect, test } from 'vitest'
import type { MatchReport } from './matchRoom.ts'
import { playedGames } from './playedGames.ts'

const games = ([0, 1, 0] as const).map(winner => ({ winner, reference: null }))
const report: MatchReport = {
  reportId: 'report',
  pastReportIds: [],
  revision: 1,
  by: 0,
  deadline: 9,
  dispute: null,
  version: { uid: 'wolf', at: 1, score: [2, 1], games },
  settled: { how: 'confirmed', at: 2 },
}

test('the games of a settled report are those of the match if their score is the same', () => {
  expect(playedGames({ score: [2, 1] }, { report })).toEqual(games)
  expect(playedGames({ score: [1, 2] }, { report })).toEqual([])
  expect(playedGames({ score: [2, 1] }, { report: { ...report, settled: null } })).toEqual([])
})

test('a side that has won all games has won each', () => {
  expect(playedGames({ score: [0, 2] }, { report: null }).map(({ winner }) => winner)).toEqual([1, 1])
  expect(playedGames({ score: [0, 0] }, { report: null })).toEqual([])
})
