import { expect, test } from 'vitest'
import { settingDefaults } from '../../competition/settings/settings.ts'
import { roundRobin } from '../../format/stageKinds/roundRobin.ts'
import { done } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { followedSettings } from './followedSettings.ts'

const group = {
  ...roundRobin.defaultPlan(8),
  groups: 2,
  advance: 2,
  criteria: ['points', 'round-difference'] as const,
}
const settings = {
  stages: [group],
  options: { ...settingDefaults.options, thirdPlace: true, grandFinal: 'single', rankRequired: true },
  bestOf: { rounds: 3, final: 5 },
} as const
const before = bracketOf(8, { stages: [group], bestOf: settings.bestOf, thirdPlace: true })
const after = (name: 'reshapeStage' | 'setSeriesLength', fields: object) =>
  followedSettings(settings, before, done(before, name, fields))
const reshaped = (stage: string, options: object) => after('reshapeStage', { stage, options })

test('the settings say what the bracket has become, and nothing else of them changes', () => {
  expect(reshaped('s2', { thirdPlace: false })).toEqual({
    ...settings,
    options: { ...settings.options, thirdPlace: false },
  })
  expect(reshaped('s1', { advance: 3, walkoverRounds: 9 })?.stages).toEqual([
    { ...group, advance: 3, walkoverRounds: 9 },
  ])
  expect(followedSettings(settings, before, before)).toBeNull()
})

test('a length of series is that of most that have not begun', () => {
  const lengths = (series: object, bestOf: number) => {
    const { bestOf: own, stages } = after('setSeriesLength', { series, bestOf }) ?? settings
    return [stages[0]?.bestOf, own.rounds, own.final]
  }
  expect(lengths({ stage: 's1' }, 5)).toEqual([5, 3, 5])
  expect(lengths({ stage: 's2' }, 1)).toEqual([1, 1, 1])
  expect(lengths({ stage: 's2', section: 'main', round: 2 }, 7)).toEqual([1, 3, 7])
  expect(lengths({ matchId: 's2-main-1-1' }, 7)).toEqual([1, 3, 5])
})
