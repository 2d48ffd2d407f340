import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '../fakes/cloud/fakeProject.ts'
import { checkProject, deployProject } from './deployment.ts'
import { DeploymentTrial, options } from './deploymentTrial.ts'

let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
})
afterEach(() => trial.end())

const amounts = () => trial.cloud.budgets.map(({ amount }) => amount)
const list = 'billingbudgets.billingAccounts.budgets.list'

test('an owner of the project needs no role at the billing account', async () => {
  trial.cloud.hasBillingRole = false
  await deployProject(options, trial.surroundings())
  await deployProject(options, trial.surroundings())
  trial.said = []
  expect(await checkProject(options, trial.surroundings())).toBe(true)
  expect(trial.said).toContain('✓ budget')
  expect(trial.cloud.budgets).toHaveLength(1)
})

test('budgets that the account may not see hinder nothing', async () => {
  await deployProject({ ...options, budget: 0 }, trial.surroundings())
  expect(trial.cloud.budgets).toEqual([])
  trial.cloud.trouble(list, new Failure(403, 'PERMISSION_DENIED', ''), Number.POSITIVE_INFINITY)
  trial.said = []
  expect(await checkProject(options, trial.surroundings())).toBe(true)
  expect(trial.said).toContainEqual(expect.stringMatching(/^\? budget: The account may not see/))
  await deployProject(options, trial.surroundings())
  expect(trial.said.at(-1)).toContain('Deployed: ')
  expect(trial.cloud.budgets).toEqual([])
})

test('a named amount replaces that of the budget; unnamed, it stays', async () => {
  await deployProject({ ...options, budget: 200 }, trial.surroundings())
  await deployProject(options, trial.surroundings())
  expect(amounts()).toEqual([{ specifiedAmount: { units: '200' } }])
  trial.said = []
  await checkProject({ ...options, budget: 100 }, trial.surroundings())
  expect(trial.said).toContain('    100 instead of 200 a month')
  await deployProject({ ...options, budget: 100 }, trial.surroundings())
  expect(amounts()).toEqual([{ specifiedAmount: { units: '100' } }])
})
