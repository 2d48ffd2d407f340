import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '@upper-bracket/shared/contract/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/folders.ts'
import { run } from '../../../scripts/processes/run.ts'
import { buildFunctions } from '../../build.ts'

/** The functions other than the services of the contract: triggers, scheduled jobs and HTTP endpoints. */
const triggers = [
  'announceChanges',
  'browserErrors',
  'calendarFeed',
  'clearCompetition',
  'competitionPage',
  'competitionPreview',
  'competitionSnapshot',
  'createProfile',
  'fanOutEvent',
  'fireTimers',
  'keepPublicCopies',
  'sendDeliveries',
  'signIn',
  'repairInconsistencies',
  'repairPublicCopies',
  'sweepBrackets',
  'sweepInvitations',
  'sweepCompetitions',
  'sweepNotifications',
  'sweepSignIns',
  'telegramWebhook',
  'totalsAfterPlayer',
  'totalsAfterTeam',
  'unsubscribe',
]

/** `firebase deploy` uploads this folder and nothing around it. */
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-deployed-'))
  await cp(join(root, 'functions'), folder, { recursive: true, filter: path => !isIgnored(path) })
  await buildFunctions(join(folder, 'lib'))
  // What npm already has it need not ask for again: the same packages came with the project.
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--prefer-offline']
  const { code, output } = await run('npm', ['install', ...options], { cwd: folder })
  expect(code, output).toBe(0)
}, 300_000)

/** The files that `firebase.json` excludes from the upload, and `lib`, which is rebuilt. */
const ignored = ['lib', 'node_modules', 'src', 'test', 'build.ts', 'tsconfig.json']

function isIgnored(path: string): boolean {
  return ignored.some(name => path === join(root, 'functions', name))
}

afterAll(() => rm(folder, { recursive: true, force: true }))

test('the functions folder alone, installed without dev dependencies, offers every function, each with its limits', async () => {
  const list = `
    import * as entry from './lib/index.js'
    const limits = Object.entries(entry).map(([name, { __endpoint: { maxInstances, concurrency } }]) =>
      [name, maxInstances > 0 && concurrency > 0])
    console.log(JSON.stringify(limits))`
  const { code, output } = await run('node', ['--input-type=module', '--eval', list], {
    cwd: folder,
    env: { GCLOUD_PROJECT: 'demo-upper-bracket', FIREBASE_CONFIG: '{}' },
  })
  expect(code, output).toBe(0)
  const limits: [string, boolean][] = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  expect(limits.map(([name]) => name)).toEqual([...Object.keys(services), ...triggers].sort())
  expect(limits.filter(([, isLimited]) => !isLimited)).toEqual([])
}, 60_000)
