import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkProject, deployProject } from './deployment.ts'
import { DeploymentTrial, options } from './deploymentTrial.ts'
import { deployParts, requireParts } from './parts.ts'
import { releaseMessage, versionIn } from './plan/version.ts'

const newer = { commit: 'abc1234', date: '2026-11-02T10:00:00+01:00' }
const older = { commit: 'def5678', date: '2026-11-01T10:00:00+01:00' }
const sentence = 'abc1234 of 2026-11-02T09:00:00.000Z, than this clone, def5678 of 2026-11-01T09:00:00.000Z'
let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
  trial.version = newer
  await deployProject(options, trial.surroundings())
  trial.version = older
  trial.deployed = []
})
afterEach(() => trial.end())

test('the message of a release tells its version, and that of somebody else none', () => {
  expect(releaseMessage(newer)).not.toContain(' ')
  expect(versionIn(releaseMessage(newer))).toEqual({ commit: 'abc1234', date: '2026-11-02T09:00:00.000Z' })
  expect(versionIn('By hand')).toBeNull()
})

test('an older version replaces a newer one only after a yes, or with --older', async () => {
  expect(await checkProject(options, trial.surroundings())).toBe(false)
  expect(trial.said.join()).toContain(sentence)
  await expect(deployProject(options, trial.surroundings({ terminal: null }))).rejects.toThrow('with --older')
  await expect(deployProject(options, trial.surroundings())).rejects.toThrow('Nothing was changed.')
  expect(trial.asked.at(-1)).toContain(sentence)
  expect(trial.deployed).toEqual([])
  await deployProject({ ...options, isOlder: true }, trial.surroundings({ terminal: null }))
  expect(trial.deployed).toHaveLength(3)
  trial.version = newer
  await deployProject(options, trial.surroundings({ terminal: null }))
  trial.version = older
  const terminal = trial.person({ 'older one': 'yes' })
  await deployProject(options, trial.surroundings({ terminal }))
  expect(trial.deployed).toHaveLength(9)
})

test('the same version, and one whose commit is unknown, are deployed without a question', async () => {
  for (const version of [newer, null])
    await deployProject(options, trial.surroundings({ version, terminal: null }))
  expect(trial.deployed).toHaveLength(6)
})

test('a part is deployed with the parameters of the project, and nothing else is made', async () => {
  const { changes } = trial.cloud
  const before = changes.length
  const given: unknown[] = []
  const deploy = async (...parts: unknown[]) => void given.push(parts)
  await deployParts('functions:signIn', options, trial.surroundings({ deploy, terminal: null }))
  expect(given).toEqual([
    ['Only functions:signIn', 'functions:signIn', expect.objectContaining({ DEMONSTRATION: 'false' }), false],
  ])
  expect(changes).toHaveLength(before)
  const wrong = () => ['MAIL_FROM is missing']
  await expect(deployParts('hosting', options, trial.surroundings({ wrong }))).rejects.toThrow('MAIL_FROM')
  await trial.restart()
  await expect(deployParts('hosting', options, trial.surroundings())).rejects.toThrow('without --only')
})

test.each(['', 'page', 'functions hosting', 'hosting; rm', 'firestore:backups'])(
  'there is no part "%s"',
  only => {
    expect(() => requireParts(only)).toThrow('--only knows no')
    expect(() => requireParts('firestore:rules,storage,functions:signIn,hosting')).not.toThrow()
  },
)
