import { describe, expect, test } from 'vitest'
import { describeCompetitionRules } from './competitionRules.ts'
import { describeDemonstrationRules } from './demonstrationRules.ts'
import { describePauseRules } from './pauseRules.ts'
import { describeProfileRules } from './profileRules.ts'
import { readRuleCoverage } from './ruleCoverage.ts'
import { rulesProject } from './rulesProject.ts'

const project = rulesProject('firestore')

describeCompetitionRules(project)
describeProfileRules(project)
describeDemonstrationRules(project)
describePauseRules(project)

// Last, as it looks back at all the tests above: the emulator counts from the moment the rules were loaded.
describe('coverage', () => {
  test('no expression of the rules is left unvisited, no condition seen only from one side', async () => {
    const coverage = await readRuleCoverage()
    console.log(coverage.summary)
    expect(coverage.unvisited).toEqual([])
    expect(coverage.oneSided).toEqual([])
  })
})
