import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '../fakes/cloud/fakeProject.ts'
import { checkProject, deployProject } from './deployment.ts'
import { DeploymentTrial, options } from './deploymentTrial.ts'
import { destroyProject } from './destruction.ts'
import { resumeProject } from './resumption.ts'

let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
})
afterEach(() => trial.end())

const withCeiling = { ...options, add: ['ceiling'] } as const
const list = 'billingbudgets.billingAccounts.budgets.list'
const topic = 'projects/upper-test/topics/budget'

test('a ceiling is set up only if it is wanted, also later, and shown before', async () => {
  await deployProject(options, trial.surroundings())
  expect(trial.project?.topics.size).toBe(0)
  trial.said = []
  expect(await checkProject(withCeiling, trial.surroundings())).toBe(false)
  expect(trial.said).toEqual(expect.arrayContaining(['    COST_CEILING=true', '+ topic', '+ ceiling']))
  await deployProject(withCeiling, trial.surroundings())
  expect([...(trial.project?.topics ?? [])]).toEqual([topic])
  expect(trial.cloud.budgets).toMatchObject([
    {
      amount: { specifiedAmount: { units: '50' } },
      notificationsRule: { pubsubTopic: topic, schemaVersion: '1.0' },
    },
  ])
  trial.said = []
  expect(await checkProject(options, trial.surroundings())).toBe(true)
  expect(trial.said).toEqual(expect.arrayContaining(['✓ topic', '✓ ceiling']))
})

test('a ceiling without a budget is refused with what to do', async () => {
  await expect(deployProject({ ...withCeiling, budget: 0 }, trial.surroundings())).rejects.toThrow(
    'A ceiling needs a budget',
  )
})

test('without a budget a ceiling is no more complete than without the right to see one', async () => {
  expect(await checkProject({ ...withCeiling, budget: 0 }, trial.surroundings())).toBe(false)
  expect(trial.said).toContainEqual(expect.stringContaining('! A ceiling needs a budget'))
  await deployProject(options, trial.surroundings())
  trial.cloud.trouble(list, new Failure(403, 'PERMISSION_DENIED', ''), 2)
  trial.said = []
  expect(await checkProject(withCeiling, trial.surroundings())).toBe(false)
  expect(trial.said).toContainEqual(expect.stringContaining('! The budget cannot be seen'))
  await expect(deployProject(withCeiling, trial.surroundings())).rejects.toThrow('cannot be seen')
})

test('a pause ends by the command, as often as it is called', async () => {
  await deployProject(withCeiling, trial.surroundings())
  if (trial.project !== undefined) trial.project.isPaused = true
  await resumeProject(trial.surroundings())
  expect(trial.said.at(-1)).toContain('goes on within two minutes')
  await resumeProject(trial.surroundings())
  expect(trial.project?.isPaused).toBe(false)
  expect(trial.said.at(-1)).toContain('is not paused')
})

test('deleting the project names the topic', async () => {
  await deployProject(withCeiling, trial.surroundings())
  await destroyProject(trial.surroundings({ terminal: trial.person({ Type: 'upper-test' }) }))
  expect(trial.said).toContain('- the topic of its budget')
})
