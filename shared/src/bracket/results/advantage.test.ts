import { describe, expect, test } from 'vitest'
import { createBracket } from '../creation/createBracket.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { reinstateTeam } from '../entrants/reinstateTeam.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import type { PlayedGame } from '../model/playedGame.ts'
import { defaultSchedule, minutesOf } from '../model/scheduleSettings.ts'
import { setSeriesLength } from '../reshaping/setSeriesLength.ts'
import { after } from '../testing/after.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf, teamIds } from '../testing/randomTournament.ts'
import { correctScore } from './correctScore.ts'
import { finishSeries } from './finishSeries.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { reopenMatch } from './reopenMatch.ts'
import { setScore } from './setScore.ts'
import { startMatch } from './startMatch.ts'
import { unstartMatch } from './unstartMatch.ts'

const id = 'final-1-1'
const plan = { format: 'double', grandFinal: 'advantage', bestOf: { rounds: 1, final: 3 } } as const
const granted: PlayedGame = { outcome: 0, source: 'advantage' }
const won = (outcome: 0 | 1): PlayedGame => ({ outcome, source: 'organizer', map: 'nuke' })
const start = bracketOf(3, plan)
const ready = play(play(play(start, 'upper-1-2', 0), 'upper-2-1', 0), 'lower-1-1', 0)
const running = after(ready, before => startMatch(before, id))
const result = (bracket: Bracket) => {
  const { status, score, games, winner } = required(bracket, id)
  return { status, score, games, winner }
}
const begun = { score: [1, 0], games: [granted], winner: null }

test('the team from the upper side has a game before the final begins', () => {
  expect([start, ready, running].map(result)).toEqual([
    { ...begun, status: 'waiting' },
    { ...begun, status: 'ready' },
    { ...begun, status: 'running' },
  ])
  expect([...start.matches.values()].filter(({ games }) => games !== undefined)).toHaveLength(1)
})

test.each<[name: string, score: Match['score'], games: readonly PlayedGame[] | undefined, kept: unknown]>([
  ['its score alone', [2, 1], undefined, [granted]],
  ['one game', [2, 0], [won(0)], [granted, won(0)]],
  ['two games', [1, 2], [won(1), won(1)], [granted, won(1), won(1)]],
  ['the game that was granted too', [2, 0], [granted, won(0)], [granted, won(0)]],
  ['another one for the granted game', [2, 0], [{ ...granted, map: 'nuke' }, won(0)], [granted, won(0)]],
  ['no games', [2, 1], [], [granted]],
])('a final that ends with %s keeps what was granted', (_, score, games, kept) => {
  const end = after(running, before => finishSeries(before, id, score, games))
  expect(result(end)).toMatchObject({ score, games: kept, status: 'finished' })
  const other = after(end, before => reopenMatch(before, id, { cascade: false }))
  expect(result(after(other, before => unstartMatch(before, id)))).toEqual({ ...begun, status: 'ready' })
})

test('no score takes it away', () => {
  const finished = after(running, before => finishSeries(before, id, [1, 2]))
  for (const outcome of [
    setScore(running, id, [0, 0]),
    finishSeries(running, id, [0, 2]),
    correctScore(finished, id, [0, 2]),
  ])
    expect(outcome).toMatchObject({ code: 'score-invalid' })
  expect(finishSeries(running, id, [0, 2], [won(1), won(1)])).toMatchObject({ code: 'games-differ' })
  expect(finishSeries(running, id, [2, 0], [granted, granted])).toMatchObject({ ok: true })
  const counted = after(running, before => setScore(before, id, [1, 1], [won(1)]))
  expect(result(after(counted, before => setScore(before, id, [1, 0])))).toMatchObject(begun)
})

test('a forfeit keeps it, and a final that was forfeited before its first game is ready again', () => {
  const forfeited = after(ready, before => forfeitMatch(before, id, [0]))
  expect(result(forfeited)).toEqual({ ...begun, status: 'finished', winner: 1 })
  expect(result(after(forfeited, before => reopenMatch(before, id, { cascade: false })))).toEqual({
    ...begun,
    status: 'ready',
  })
})

test('a team that withdraws and comes back finds the final as it was', () => {
  for (const bracket of [ready, running]) {
    const left = after(bracket, before => disqualifyTeam(before, 'team-1'))
    const back = after(left, before => reinstateTeam(before, 'team-1', { cascade: false }))
    expect(result(back)).toEqual(result(bracket))
  }
})

test('it follows the team that comes from the upper side after a correction', () => {
  const finished = after(running, before => finishSeries(before, id, [2, 1], [won(1), won(0)]))
  const reopened = after(finished, before => reopenMatch(before, 'upper-2-1', { cascade: true }))
  expect(result(reopened)).toEqual({ ...begun, status: 'waiting' })
  const corrected = play(
    after(reopened, before => unstartMatch(before, 'upper-2-1')),
    'upper-2-1',
    1,
  )
  expect(required(corrected, id).slots[0].teamId).toBe('team-2')
  expect(result(corrected)).toMatchObject(begun)
})

describe('its series', () => {
  test('is never a best of 1', () => {
    const oneGame = {
      ...plan,
      teamIds: teamIds(3),
      thirdPlace: false,
      bestOf: { rounds: 1, final: 1 },
    } as const
    expect(createBracket(oneGame)).toMatchObject({ code: 'advantage-unfit' })
    const byRound = { ...oneGame, bestOf: plan.bestOf, bestOfByRound: { [id]: 1 } } as const
    expect(createBracket(byRound)).toMatchObject({ code: 'no-such-round' })
    expect(setSeriesLength(ready, { series: { matchId: id }, bestOf: 1 })).toMatchObject({
      code: 'length-unfit',
    })
    const longer = after(ready, before => setSeriesLength(before, { series: { matchId: id }, bestOf: 5 }))
    expect(
      finishSeries(
        after(longer, before => startMatch(before, id)),
        id,
        [2, 3],
      ),
    ).toMatchObject({ ok: true })
  })

  test('takes the time of the games that are left to play', () => {
    const { 3: minutes } = defaultSchedule.minutes
    expect(minutesOf(defaultSchedule, required(ready, id))).toBe(Math.ceil((minutes * 2) / 3))
  })
})
