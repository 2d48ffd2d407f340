import { expect, test } from 'vitest'
import { adaptedFormat } from './adaptedFormat.ts'
import { defaultStages, type FormatTemplate, formatTemplates } from './formatTemplates.ts'
import type { StagePlan } from './stagePlan.ts'
import { stagePlans } from './stagePlanSchema.ts'
import { stageProblem } from './stageProblem.ts'

test.each(Object.keys(formatTemplates) as FormatTemplate[])(
  'the template %s for 16 teams is adapted to any number',
  template => {
    const choice = formatTemplates[template](16)
    for (let teams = 4; teams <= 16; teams += 1) {
      const adapted = adaptedFormat(choice, teams)
      expect(adapted).toEqual(formatTemplates[template](teams))
      expect(adapted && stageProblem({ teams, ...adapted })).toBeNull()
    }
  },
)

test('series and the kind of elimination stay as they are', () => {
  const groups = defaultStages['round-robin'](16)
  const settings = { bestOf: 2, points: '2-1-0', withdrawals: 'walkovers' } as const
  const adapted = adaptedFormat({ format: 'double', stages: [{ ...groups, ...settings }] }, 9)
  expect(adapted).toMatchObject({ format: 'double', stages: [{ groups: 2, ...settings }] })
  const swiss = defaultStages.swiss(16)
  expect(adaptedFormat({ format: 'table', stages: [{ ...swiss, bestOf: 3 }] }, 12)).toMatchObject({
    format: 'table',
    stages: [{ pairing: 'top-half', bestOf: 3 }],
  })
})

test('series of two games stay where the Swiss stage can have draws', () => {
  const swiss = { ...defaultStages.swiss(18), bestOf: 2, points: '3-1-0' } as const
  const adapted = (teams: number) => adaptedFormat({ format: 'table', stages: [swiss] }, teams)
  expect(adapted(12)).toMatchObject({ stages: [{ pairing: 'top-half', bestOf: 2, points: '3-1-0' }] })
  expect(adapted(16)).toMatchObject({ stages: [{ pairing: 'valve', bestOf: 1, points: '3-1-0' }] })
  expect(stagePlans.safeParse([swiss]).success).toBe(true)
  expect(stagePlans.safeParse([{ ...swiss, pairing: 'valve' }]).success).toBe(false)
})

test('a league has up to 32 teams, and one of too many has no adapted format', () => {
  const league = formatTemplates.league(32)
  const problems = [32, 33].map(teams => stageProblem({ teams, ...league }))
  expect(problems).toEqual([null, { stage: 0, problem: 'groups-too-large' }])
  expect(adaptedFormat(league, 33)).toBeNull()
})

test('a format with more stages than its template is not offered without them', () => {
  const [league = defaultStages['round-robin'](12)] = formatTemplates.league(12).stages
  for (const format of ['table', 'single', 'double'] as const)
    expect(adaptedFormat({ format, stages: [{ ...league, advance: 4 }, league] }, 14)).toBeNull()
})

test('leagues that run side by side keep their number', () => {
  const [league = defaultStages['round-robin'](12)] = formatTemplates.league(12).stages
  const adapted = adaptedFormat({ format: 'table', stages: [{ ...league, groups: 2 }] }, 14)
  expect(adapted).toMatchObject({ format: 'table', stages: [{ groups: 2 }] })
})

test('a format has at most 4,000 matches before its elimination', () => {
  const groups = { ...defaultStages['round-robin'](256), groups: 8, advance: 2, legs: 1 } as const
  const problemOf = (...stages: readonly StagePlan[]) =>
    stageProblem({ teams: 256, format: 'single', stages })
  expect([problemOf({ ...groups, bestOfNext: 0 }), groups.groups * 496]).toEqual([null, 3968])
  expect(problemOf({ ...groups, bestOfNext: 0, legs: 2 })).toEqual({ stage: 0, problem: 'too-many-matches' })
  const then = { ...defaultStages['round-robin'](16), groups: 1, advance: 2, bestOfNext: 0 }
  expect(problemOf({ ...groups, bestOfNext: 0 }, then)).toEqual({ stage: 1, problem: 'too-many-matches' })
})
