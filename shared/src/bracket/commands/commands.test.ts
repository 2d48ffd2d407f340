import { describe, expect, test } from 'vitest'
import { champion } from '../testing/champion.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { setScore } from '../results/setScore.ts'
import { startMatch } from '../results/startMatch.ts'

const bestOfThree = { rounds: 3, final: 3 } as const

describe('startMatch', () => {
  test('a ready match runs, and nothing else changes', () => {
    const bracket = bracketOf(4)
    const outcome = startMatch(bracket, 'main-1-2')
    const running = { ...required(bracket, 'main-1-2'), status: 'running', revision: 1 }
    expect(outcome.ok && changedMatches(outcome.value)).toEqual([running])
  })

  test.each([
    ['waiting', 'main-2-1'],
    ['bye', 'main-1-1'],
  ])('a match that is %s is refused', (status, matchId) => {
    expect(startMatch(bracketOf(3), matchId)).toEqual({
      ok: false,
      code: 'match-not-ready',
      facts: { status },
    })
  })

  test('a match runs once and ends once', () => {
    const finished = play(bracketOf(2), 'main-1-1', 0)
    expect(startMatch(finished, 'main-1-1')).toMatchObject({ code: 'match-not-ready' })
    expect(setScore(finished, 'main-1-1', [0, 1])).toMatchObject({ code: 'match-not-running' })
    expect(finishSeries(finished, 'main-1-1', [0, 1])).toMatchObject({ code: 'match-not-running' })
  })

  test('a match that does not exist is refused', () => {
    for (const outcome of [
      startMatch(bracketOf(4), 'main-9-9'),
      setScore(bracketOf(4), 'main-9-9', [0, 0]),
      finishSeries(bracketOf(4), 'main-9-9', [1, 0]),
    ]) {
      expect(outcome).toEqual({ ok: false, code: 'not-found', facts: {} })
    }
  })
})

describe('scores', () => {
  const started = startMatch(bracketOf(2, { bestOf: bestOfThree }), 'main-1-1')
  const running = started.ok ? started.value.bracket : bracketOf(2)
  const invalid = { ok: false, code: 'score-invalid', facts: { winsNeeded: 2 } }

  test.each([
    [[-1, 0]],
    [[0.5, 1]],
    [[3, 0]],
    [[2, 2]],
    [[Number.NaN, 0]],
    [[0, Number.POSITIVE_INFINITY]],
    [[2, -0]],
    [[-0, 0]],
  ] as [[number, number]][])('%j is no score of a best of three', score => {
    expect(setScore(running, 'main-1-1', score)).toEqual(invalid)
    expect(finishSeries(running, 'main-1-1', score)).toEqual(invalid)
  })

  test.each([[[0, 0]], [[1, 1]], [[1, 0]]] as [[number, number]][])('%j ends no best of three', score => {
    expect(finishSeries(running, 'main-1-1', score)).toEqual(invalid)
  })

  test('a score is kept and can go back', () => {
    const up = setScore(running, 'main-1-1', [2, 1])
    const down = up.ok ? setScore(up.value.bracket, 'main-1-1', [1, 1]) : up
    expect(down.ok && changedMatches(down.value)).toMatchObject([
      { score: [1, 1], status: 'running', revision: 3 },
    ])
  })

  test('the same score again changes nothing', () => {
    const outcome = setScore(running, 'main-1-1', [0, 0])
    expect(outcome).toEqual({ ok: true, value: { bracket: running, changes: [] } })
  })

  test('no score counts before the match runs', () => {
    const ready = bracketOf(2, { bestOf: bestOfThree })
    const refusal = { ok: false, code: 'match-not-running', facts: { status: 'ready' } }
    expect(setScore(ready, 'main-1-1', [1, 0])).toEqual(refusal)
    expect(finishSeries(ready, 'main-1-1', [2, 0])).toEqual(refusal)
  })
})

describe('finishSeries', () => {
  test('the winner goes up, the loser down, and a match with both teams becomes ready', () => {
    const first = play(bracketOf(4, { format: 'double' }), 'upper-1-1', 1)
    expect(required(first, 'upper-1-1')).toMatchObject({ status: 'finished', winner: 1, score: [0, 1] })
    expect(required(first, 'upper-2-1')).toMatchObject({
      status: 'waiting',
      slots: [{ teamId: 'team-4' }, { teamId: null }],
    })
    const second = play(first, 'upper-1-2', 0)
    expect(required(second, 'upper-2-1')).toMatchObject({
      status: 'ready',
      slots: [{ teamId: 'team-4' }, { teamId: 'team-2' }],
    })
    expect(required(second, 'lower-1-1')).toMatchObject({
      status: 'ready',
      slots: [{ teamId: 'team-1' }, { teamId: 'team-3' }],
    })
  })
})

describe('grand final', () => {
  const toTheFinal = (grandFinal: 'single' | 'reset') =>
    ['upper-1-1', 'upper-1-2', 'lower-1-1', 'upper-2-1', 'lower-2-1'].reduce(
      (bracket, matchId) => play(bracket, matchId, 0),
      bracketOf(4, { format: 'double', grandFinal }),
    )

  test('the upper team needs one win: then a second final never takes place', () => {
    const bracket = play(toTheFinal('reset'), 'final-1-1', 0)
    expect(champion(bracket)).toBe('team-1')
    expect(required(bracket, 'final-2-1')).toMatchObject({
      status: 'bye',
      winner: null,
      slots: [
        { teamId: null, closed: true },
        { teamId: null, closed: true },
      ],
    })
    expect(startMatch(bracket, 'final-2-1')).toMatchObject({ code: 'match-not-ready' })
  })

  test('until the first is over nobody can start or score the second', () => {
    const bracket = toTheFinal('reset')
    expect(startMatch(bracket, 'final-2-1')).toMatchObject({ code: 'match-not-ready' })
    expect(setScore(bracket, 'final-2-1', [1, 0])).toMatchObject({ code: 'match-not-running' })
    expect(finishSeries(bracket, 'final-2-1', [1, 0])).toMatchObject({ code: 'match-not-running' })
  })

  test.each([0, 1] as const)('the lower team wins, and the second final decides for side %i', side => {
    const first = play(toTheFinal('reset'), 'final-1-1', 1)
    const [upper, lower] = required(first, 'final-1-1').slots.map(slot => slot.teamId)
    expect(champion(first)).toBeNull()
    expect(required(first, 'final-2-1')).toMatchObject({
      status: 'ready',
      slots: [{ teamId: upper }, { teamId: lower }],
    })
    expect(champion(play(first, 'final-2-1', side))).toBe([upper, lower][side])
  })

  test('a plain final decides at once', () => {
    const bracket = play(toTheFinal('single'), 'final-1-1', 1)
    expect(champion(bracket)).toBe(required(bracket, 'final-1-1').slots[1].teamId)
  })
})
