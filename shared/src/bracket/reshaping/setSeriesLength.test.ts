import { expect, test } from 'vitest'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { setSeriesLength } from './setSeriesLength.ts'

const double = bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 } })
const lengths = (bracket: typeof double) =>
  Object.fromEntries([...bracket.matches.values()].map(({ id, bestOf }) => [id, bestOf]))

test.each([
  ['a match', { matchId: 'upper-1-2' }, ['upper-1-2']],
  ['a round', { stage: '', section: 'lower', round: 2 }, ['lower-2-1']],
  ['a section', { stage: '', section: 'upper' }, ['upper-1-1', 'upper-1-2', 'upper-2-1']],
] as const)('%s gets another length', (_, series, ids) => {
  const changed = done(double, 'setSeriesLength', { series, bestOf: 1 })
  const expected = { ...lengths(double), ...Object.fromEntries(ids.map(id => [id, 1])) }
  expect(lengths(changed)).toEqual(expected)
})

test('a series that has begun keeps its length, and is named if there is no other', () => {
  const running = done(double, 'startMatch', { matchId: 'upper-1-1' })
  const changed = done(running, 'setSeriesLength', {
    series: { stage: '', section: 'upper', round: 1 },
    bestOf: 1,
  })
  expect(lengths(changed)).toMatchObject({ 'upper-1-1': 3, 'upper-1-2': 1 })
  expect(setSeriesLength(running, { series: { matchId: 'upper-1-1' }, bestOf: 1 })).toEqual({
    ok: false,
    code: 'series-begun',
    facts: { matches: ['upper-1-1'] },
  })
})

test('an elimination has no series that can end in a draw, and no unknown match', () => {
  expect(setSeriesLength(double, { series: { stage: '' }, bestOf: 2 })).toMatchObject({
    code: 'length-unfit',
  })
  expect(setSeriesLength(double, { series: { matchId: 'main-1-1' }, bestOf: 1 })).toMatchObject({
    code: 'not-found',
  })
})

test('a Swiss round that is not drawn gets its length when it is drawn, also when it is drawn again', () => {
  const started = bracketOf(6, { stages: [manualSwiss] })
  const series = { stage: 's1', section: 'main', round: 2 }
  const longer = done(started, 'setSeriesLength', { series, bestOf: 3 })
  const played = playStages(longer, betterSeedWins)
  const drawn = done(played, 'publishRound', { stage: 's1', round: 2 })
  const ofRound = (bracket: typeof drawn, round: number) =>
    [...bracket.matches.values()].flatMap(match =>
      match.stage === 's1' && match.round === round && match.status === 'ready' ? [match.bestOf] : [],
    )
  expect(ofRound(drawn, 2)).toEqual([3, 3, 3])
  const again = given(drawn, 'publishRound', { stage: 's1', round: 2, redraw: true })
  expect(again.ok && ofRound(again.value.bracket, 2)).toEqual([3, 3, 3])
  const all = done(drawn, 'setSeriesLength', { series: { stage: 's1' }, bestOf: 5 })
  expect(all.shape.stages[0]).toMatchObject({ bestOf: { rounds: 5, deciding: 5 } })
  expect(ofRound(all, 2)).toEqual([5, 5, 5])
})

test('a late team that takes a bye plays the length that its round got', () => {
  const series = { stage: '', section: 'upper', round: 1 }
  const longer = done(bracketOf(7, { format: 'double' }), 'setSeriesLength', { series, bestOf: 3 })
  const late = done(longer, 'enterLate', { teamId: 'late' })
  expect(late.matches.get('upper-1-1')).toMatchObject({ status: 'ready', bestOf: 3 })
})
