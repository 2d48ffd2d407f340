import { expect, test } from 'vitest'
import type { PlayedGame } from '../bracket/model/playedGame.ts'
import type { MatchReport } from './matchRoom.ts'
import { playedGames } from './playedGames.ts'
import { completedMatchRoom } from './storedMatchRoom.ts'

const games = ([0, 1, 0] as const).map((outcome): PlayedGame => ({ outcome, source: 'captain' }))
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

test('the games of a settled report are those of an older match if its score is the same', () => {
  expect(playedGames({ score: [2, 1] }, { report })).toEqual(games)
  expect(playedGames({ score: [1, 2] }, { report })).toEqual([])
  expect(playedGames({ score: [2, 1] }, { report: { ...report, settled: null } })).toEqual([])
  expect(playedGames({ score: [2, 1], games: [...games].reverse() }, { report })).toEqual(
    [...games].reverse(),
  )
})

test('a side that has won all games has won each', () => {
  expect(playedGames({ score: [0, 2] }, { report: null }).map(({ outcome }) => outcome)).toEqual([1, 1])
  expect(playedGames({ score: [0, 0] }, { report: null })).toEqual([])
})

test('a report that was stored with winners and references alone is read', () => {
  const stored = JSON.parse(
    JSON.stringify({
      report: {
        ...report,
        version: {
          ...report.version,
          games: [
            { winner: 0, reference: '7890' },
            { winner: 1, reference: null },
          ],
        },
      },
    }),
  )
  expect(completedMatchRoom(stored)).toMatchObject({ veto: null, standIns: [] })
  expect(completedMatchRoom(stored).report?.version.games).toEqual([
    { outcome: 0, source: 'captain', reference: '7890' },
    { outcome: 1, source: 'captain' },
  ])
})
