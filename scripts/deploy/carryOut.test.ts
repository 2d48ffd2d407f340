import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '../fakes/cloud/fakeProject.ts'
import type { Method } from './cloud/descriptions.ts'
import { deployProject } from './deployment.ts'
import { DeploymentTrial, options } from './deploymentTrial.ts'

let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
})
afterEach(() => trial.end())

test.each<[method: Method, code: number, message: string, words: string]>([
  [
    'cloudresourcemanager.projects.create',
    8,
    'exceeded your project quota',
    'as many projects as it may have',
  ],
  ['serviceusage.services.batchEnable', 9, 'Billing account is not open', 'without billing'],
  ['firebase.projects.addFirebase', 7, 'Callers must accept Terms of Service', 'accept them'],
  ['firestore.projects.databases.create', 9, 'violates constraint resourceLocations', 'forbids this place'],
])(
  '%s, accepted and refused later, is explained as if it had been refused',
  async (method, code, ...words) => {
    const [message, explanation] = words
    trial.cloud.trouble(method, { code, message })
    await expect(deployProject(options, trial.surroundings())).rejects.toThrow(explanation)
  },
)

test('what passes by itself, accepted and refused later, is asked for again', async () => {
  trial.cloud.trouble('firestore.projects.databases.create', { code: 14, message: 'unavailable' })
  await deployProject(options, trial.surroundings())
  expect(trial.said.at(-1)).toContain('Deployed: ')
})

/** Runs after one that was killed, for which the file of parameters stands. */
async function again(): Promise<void> {
  await trial.surroundings().means.parameters.write({ DEMONSTRATION: 'false' })
  await deployProject({ ...options, location: 'eur3' }, trial.surroundings({ terminal: null }))
}

test('killed and run again before it can be seen, a project and a web app are waited for', async () => {
  trial.cloud.delay = 4
  const { call } = trial.surroundings().means
  await call('cloudresourcemanager.projects.create', {}, { projectId: options.project })
  await again()
  expect(trial.said.at(-1)).toContain('Deployed: ')
  const { project } = trial
  if (project === undefined) throw new Error('no project')
  project.apps.length = 0
  await call(
    'firebase.projects.webApps.create',
    { parent: `projects/${options.project}` },
    { displayName: '' },
  )
  await again()
  expect(project.apps).toHaveLength(1)
})

test('a taken name is refused: at once, or a minute after a run that may have made it', async () => {
  const { call } = trial.surroundings().means
  trial.cloud.delay = Number.POSITIVE_INFINITY
  await call('cloudresourcemanager.projects.create', {}, { projectId: options.project })
  const pauses: number[] = []
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms))
  const taken = () => deployProject(options, trial.surroundings({ pause }))
  await expect(taken()).rejects.toThrow('is taken')
  expect(pauses).toEqual([])
  await expect(taken()).rejects.toThrow('is taken')
  const waited = pauses.reduce((sum, ms) => sum + ms, 0)
  expect(waited).toBeGreaterThanOrEqual(60_000)
  expect(waited).toBeLessThan(80_000)
})

test('in a later run, another budget is set at once, and a domain of somebody else refused in a minute', async () => {
  await deployProject(options, trial.surroundings())
  let waited = 0
  const pause = async (ms: number) => {
    waited += ms
  }
  await deployProject({ ...options, budget: 100 }, trial.surroundings({ pause }))
  expect(waited).toBeLessThan(5000)
  trial.cloud.trouble(
    'firebasehosting.projects.sites.customDomains.create',
    new Failure(409, 'ALREADY_EXISTS', 'The domain already exists'),
    Number.POSITIVE_INFINITY,
  )
  const own = { ...options, domain: 'upper.example' }
  await expect(deployProject(own, trial.surroundings({ pause }))).rejects.toThrow('The domain already exists')
  expect(waited).toBeLessThan(90_000)
})
