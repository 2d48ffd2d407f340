import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { services } from '@upper-bracket/shared/contract/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/folders.ts'
import { run } from '../../../scripts/processes/run.ts'
import { buildFunctions } from '../../build.ts'
import manifest from '../../package.json' with { type: 'json' }

/** The functions other than the services of the contract: triggers, scheduled jobs and HTTP endpoints. */
const triggers = [
  'announceChanges',
  'apiActions',
  'browserErrors',
  'calendarFeed',
  'clearCompetition',
  'competitionFile',
  'competitionList',
  'competitionPage',
  'competitionPreview',
  'competitionSnapshot',
  'createProfile',
  'fanOutEvent',
  'fireTimers',
  'keepPublicCopies',
  'publicApi',
  'oEmbed',
  'sendDeliveries',
  'sendWebhooks',
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
  'clearTeam',
  'totalsAfterTeam',
  'unsubscribe',
]

/** As after `npm install --omit=dev` in the cloud: nothing can be imported but the dependencies of the functions. */
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-deployed-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await buildFunctions(join(folder, 'lib'))
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', name), link, 'junction')
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('with its dependencies alone, the functions folder offers every function, each with its limits', async () => {
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

test('npm finds every dependency of the folder in the registry', () => {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(names.filter(name => name.startsWith('@upper-bracket/'))).toEqual([])
})
