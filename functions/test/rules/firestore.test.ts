import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeCompetitionRules } from './competitionRules.ts'
import { describeProfileRules } from './profileRules.ts'
import { readRuleCoverage } from './ruleCoverage.ts'
import { type RulesProject, startRulesProject } from './rulesProject.ts'

let started: RulesProject | undefined

function project(): RulesProject {
  if (started === undefined) throw new Error('The rules are not loaded yet.')
  return started
}

beforeAll(async () => {
  started = await startRulesProject('firestore')
})

afterAll(() => started?.stop())

describeCompetitionRules(project)
describeProfileRules(project)

// Last, as it looks back at all the tests above: the emulator counts from the moment the rules were loaded.
describe('coverage', () => {
  test('no expression of the rules is left unvisited, no condition seen only from one side', async () => {
    const coverage = await readRuleCoverage()
    console.log(coverage.summary)
    expect(coverage.unvisited).toEqual([])
    expect(coverage.oneSided).toEqual([])
  })
})
