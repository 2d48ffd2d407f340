import { expect, test } from 'vitest'
import type { Bracket } from '../bracket/model/bracket.ts'
import { defaultSchedule as settings } from '../bracket/model/scheduleSettings.ts'
import { done } from '../bracket/testing/playRandomStages.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { followedStarts, plannedEnd } from './followedStarts.ts'
import { planSchedule } from './planSchedule.ts'
import { movedTo, planned } from './plannedStart.ts'

const minute = 60_000
const startsAt = 1_809_187_200_000
const double = bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 } })
const lowerFinal = { stage: '', section: 'lower', round: 2 }

function at(bracket: Bracket, starts: ReadonlyMap<string, number>): Bracket {
  const matches = [...bracket.matches.values()].map(match => {
    const start = starts.get(match.id)
    return [match.id, start === undefined ? match : { ...match, ...planned(start) }] as const
  })
  return { ...bracket, matches: new Map(matches) }
}
const before = at(double, planSchedule(double, { ...settings, startsAt }))
const shorter = (bracket: Bracket) => done(bracket, 'setSeriesLength', { series: lowerFinal, bestOf: 1 })
const now = startsAt - minute

test('the final follows a shorter lower final, as a new plan would say, and back again', () => {
  const after = shorter(before)
  const starts = followedStarts(before, after, { settings, now })
  const plan = planSchedule(after, { ...settings, startsAt })
  expect([...starts]).toEqual([['final-1-1', plan.get('final-1-1')]])
  expect((plannedEnd(before, settings) ?? 0) - (plannedEnd(after, settings, starts) ?? 0)).toBe(80 * minute)
  const moved = at(after, starts)
  const back = done(moved, 'setSeriesLength', { series: lowerFinal, bestOf: 3 })
  expect([...followedStarts(moved, back, { settings, now })]).toEqual([
    ['final-1-1', before.matches.get('final-1-1')?.startsAt],
  ])
})

test('what organizers have planned otherwise keeps its distance, and what teams have agreed on stays', () => {
  const final = before.matches.get('final-1-1')
  if (final === undefined) throw new Error('no final')
  const start = final.startsAt ?? 0
  const withFinal = (changes: object) => ({
    ...before,
    matches: new Map([...before.matches, [final.id, { ...final, ...changes }] as const]),
  })
  const later = withFinal(planned(start + 15 * minute))
  expect([...followedStarts(later, shorter(later), { settings, now })]).toEqual([
    ['final-1-1', start - 65 * minute],
  ])
  const agreed = withFinal(movedTo(final, start + 15 * minute))
  expect([...followedStarts(agreed, shorter(agreed), { settings, now })]).toEqual([])
})

test('no match moves before the present, and without a plan none gets a start', () => {
  const start = before.matches.get('final-1-1')?.startsAt ?? 0
  const late = start - 30 * minute
  expect([...followedStarts(before, shorter(before), { settings, now: late })]).toEqual([['final-1-1', late]])
  expect([...followedStarts(double, shorter(double), { settings, now })]).toEqual([])
})
