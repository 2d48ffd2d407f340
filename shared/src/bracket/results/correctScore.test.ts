import { expect, test } from 'vitest'
import { after } from '../testing/after.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { correctScore } from './correctScore.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { finishSeries } from './finishSeries.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { setScore } from './setScore.ts'
import { startMatch } from './startMatch.ts'

const running = after(bracketOf(4, { bestOf: { rounds: 3, final: 3 } }), before =>
  startMatch(before, 'main-1-1'),
)
const finished = after(running, before => finishSeries(before, 'main-1-1', [2, 1]))

test('where the same team wins the score changes, and nothing that came of it', () => {
  const outcome = correctScore(finished, 'main-1-1', [2, 0])
  const before = required(finished, 'main-1-1')
  expect(outcome.ok && changedMatches(outcome.value)).toEqual([
    { ...before, score: [2, 0], revision: before.revision + 1 },
  ])
})

test('also where what follows runs already', () => {
  const next = after(
    finished,
    before => startMatch(before, 'main-1-2'),
    before => finishSeries(before, 'main-1-2', [0, 2]),
    before => startMatch(before, 'main-2-1'),
  )
  const outcome = correctScore(next, 'main-1-1', [2, 0])
  expect(outcome.ok && changedMatches(outcome.value).map(({ id }) => id)).toEqual(['main-1-1'])
})

test('the same score again changes nothing', () => {
  expect(correctScore(finished, 'main-1-1', [2, 1])).toEqual({
    ok: true,
    value: { bracket: finished, changes: [] },
  })
})

test('another winner is refused: that result has to be reopened', () => {
  expect(correctScore(finished, 'main-1-1', [1, 2])).toEqual({ ok: false, code: 'winner-differs', facts: {} })
})

test.each([[[1, 1]], [[0, 0]], [[3, 0]], [[2, 2]], [[2, -1]], [[2, 0.5]], [[2, Number.NaN]]] as [
  [number, number],
][])('%j ends no best of three', score => {
  expect(correctScore(finished, 'main-1-1', score)).toEqual({
    ok: false,
    code: 'score-invalid',
    facts: { winsNeeded: 2 },
  })
})

test('a match that is not over is refused', () => {
  const refusal = (status: string) => ({ ok: false, code: 'match-not-finished', facts: { status } })
  expect(correctScore(running, 'main-1-1', [2, 0])).toEqual(refusal('running'))
  expect(correctScore(running, 'main-1-2', [2, 0])).toEqual(refusal('ready'))
  expect(correctScore(running, 'main-2-1', [2, 0])).toEqual(refusal('waiting'))
  expect(correctScore(bracketOf(3), 'main-1-1', [1, 0])).toEqual(refusal('bye'))
  expect(correctScore(running, 'main-9-1', [2, 0])).toMatchObject({ code: 'not-found' })
})

test('who won because the other side gave up has won no games', () => {
  const refusal = { ok: false, code: 'match-not-played', facts: {} }
  const scored = after(running, before => setScore(before, 'main-1-1', [1, 1]))
  for (const givenUp of [
    after(scored, before => forfeitMatch(before, 'main-1-1', [1])),
    after(scored, before => forfeitMatch(before, 'main-1-1', [0, 1])),
    after(scored, before => disqualifyTeam(before, 'team-4')),
  ]) {
    expect(correctScore(givenUp, 'main-1-1', [2, 0])).toEqual(refusal)
  }
})
