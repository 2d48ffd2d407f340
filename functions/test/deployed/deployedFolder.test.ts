import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { services } from '@upper-bracket/shared/contract/contract'
import type { Metafile } from 'esbuild'
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
  'competitionPicture',
  'competitionPreview',
  'competitionSnapshot',
  'createProfile',
  'fanOutEvent',
  'fireTimers',
  'keepPublicCopies',
  'publicApi',
  'oEmbed',
  'operatorPage',
  'sendDeliveries',
  'sendWebhooks',
  'signIn',
  'repairInconsistencies',
  'repairPublicCopies',
  'runDraftClocks',
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
let bundles: Metafile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-deployed-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await cp(join(root, 'functions/index.cjs'), join(folder, 'index.cjs'))
  bundles = await buildFunctions(join(folder, 'lib'))
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', name), link, 'junction')
  }
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('with its dependencies alone, the functions folder offers every function, each with its limits', async () => {
  const list = `
    const entry = require('./index.cjs')
    const limits = Object.entries(entry).map(([name, { __endpoint: { maxInstances, concurrency } }]) =>
      [name, maxInstances > 0 && concurrency > 0])
    console.log(JSON.stringify(limits))`
  const { code, output } = await run('node', ['--eval', list], {
    cwd: folder,
    env: { GCLOUD_PROJECT: 'demo-upper-bracket', FIREBASE_CONFIG: '{}' },
  })
  expect(code, output).toBe(0)
  const limits: [string, boolean][] = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  expect(limits.map(([name]) => name)).toEqual([...Object.keys(services), ...triggers].sort())
  expect(limits.filter(([, isLimited]) => !isLimited)).toEqual([])
}, 60_000)

test('a process loads only the function that it serves', async () => {
  const list = "console.log(Object.keys(require('./index.cjs')).join())"
  const env = { GCLOUD_PROJECT: 'demo-upper-bracket', FIREBASE_CONFIG: '{}', FUNCTION_TARGET: 'oEmbed' }
  expect(await run('node', ['--eval', list], { cwd: folder, env })).toMatchObject({
    code: 0,
    output: 'oEmbed\n',
  })
}, 60_000)

/** What is slow to load, and the functions whose every call needs it. Others load it within calls that do. */
const heavyModules: Readonly<Record<string, readonly string[]>> = {
  '@resvg/resvg-js': [],
  grammy: ['telegramWebhook'],
  i18next: ['competitionPage'],
  'ical-generator': ['calendarFeed'],
  nodemailer: [],
  oauth4webapi: [],
  'openid-client': [],
  'opentype.js': [],
  'web-push': [],
  'zod/v4/locales': [],
}

test.each(Object.entries(heavyModules))('starting to serve loads %s only for %j', (module, expected) => {
  const functions = Object.keys(bundles.outputs)
    .filter(path => path.endsWith('.js') && !path.endsWith('/everything.js'))
    .filter(path => loadedAtStart(path).some(each => `/${each}/`.includes(`/${module}/`)))
  expect(functions.map(path => basename(path, '.js'))).toEqual(expected)
})

/** The modules and packages of a bundle that run before its first call. */
function loadedAtStart(bundle: string): readonly string[] {
  const { entryPoint = '', inputs = {} } = bundles.outputs[bundle] ?? {}
  const loaded = new Set<string>([entryPoint])
  for (const path of loaded) {
    for (const each of bundles.inputs[path]?.imports ?? []) {
      const isIncluded = each.external === true || (inputs[each.path]?.bytesInOutput ?? 0) > 0
      if (each.kind !== 'dynamic-import' && isIncluded) loaded.add(each.path)
    }
  }
  return [...loaded]
}

test('npm finds every dependency of the folder in the registry', () => {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(names.filter(name => name.startsWith('@upper-bracket/'))).toEqual([])
})
