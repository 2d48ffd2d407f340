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
import { optionalServices } from '../../src/platform/optionalServices.ts'

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
  'enterDemonstration',
  'fanOutEvent',
  'fireTimers',
  'followBudget',
  'keepPublicCopies',
  'publicApi',
  'oEmbed',
  'operatorPage',
  'sendDeliveries',
  'sendWebhooks',
  'signIn',
  'repairInconsistencies',
  'repairPublicCopies',
  'resetDemonstration',
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
  'watchDraftClock',
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
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const project = {
  GCLOUD_PROJECT: 'demo-upper-bracket',
  FIREBASE_CONFIG: '{"projectId":"demo-upper-bracket"}',
}

/** Evaluates a script in the folder. Returns what its last line says, as JSON. */
async function evaluated(script: string, env: Record<string, string>): Promise<unknown> {
  const { code, output } = await run('node', ['--eval', script], { cwd: folder, env })
  expect(code, output).toBe(0)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

interface Offered {
  readonly name: string
  readonly isLimited: boolean
  readonly secrets: readonly string[]
}

/** Lists the functions as firebase-tools does, for a project with these parameters. */
async function offered(parameters: Record<string, string>): Promise<readonly Offered[]> {
  const list = `
    const functions = Object.entries(require('./index.cjs')).filter(([, each]) => each)
    const listed = functions.map(([name, { __endpoint: { maxInstances, concurrency, secretEnvironmentVariables } }]) => ({
      name,
      isLimited: maxInstances > 0 && concurrency > 0,
      secrets: (secretEnvironmentVariables ?? []).map(({ key }) => key),
    }))
    console.log(JSON.stringify(listed))`
  return (await evaluated(list, { ...project, ...parameters })) as readonly Offered[]
}

const secretsOf = (functions: readonly Offered[]) =>
  [...new Set(functions.flatMap(({ secrets }) => secrets))].sort()

test('with its dependencies alone, the functions folder offers every function, each with its limits', async () => {
  const all = Object.values(optionalServices)
  const functions = await offered(Object.fromEntries(all.map(({ parameter }) => [parameter, 'true'])))
  expect(functions.map(({ name }) => name)).toEqual([...Object.keys(services), ...triggers].sort())
  expect(functions.filter(({ isLimited }) => !isLimited)).toEqual([])
  expect(secretsOf(functions)).toEqual(
    [...all.flatMap(({ secrets }) => secrets), 'ADDRESS_SECRET', 'MAIL_SECRET'].sort(),
  )
})

test('a service that is left out has no secret and no function of its own', async () => {
  const without = await offered({ TELEGRAM_BOT_NAME: '', STEAM_NICKNAMES: 'yes' })
  const own: readonly string[] = Object.values(optionalServices).flatMap(({ functions }) => functions)
  const names = [...Object.keys(services), ...triggers].filter(name => !own.includes(name))
  expect(without.map(({ name }) => name)).toEqual(names.sort())
  expect(secretsOf(without)).toEqual(['ADDRESS_SECRET', 'MAIL_SECRET'])
  // firebase-tools demands a value of every declared secret, whether a function binds it or not.
  const declared = `
    require('./index.cjs')
    const { declaredParams } = require('firebase-functions/params')
    const secrets = declaredParams.filter(each => each.constructor.type === 'secret')
    console.log(JSON.stringify(secrets.map(({ name }) => name).sort()))`
  expect(await evaluated(declared, project)).toEqual(['ADDRESS_SECRET', 'MAIL_SECRET'])
})

test('emulators list the functions with the parameters of this machine', async () => {
  const file = join(folder, '.env.local')
  await writeFile(file, 'TELEGRAM_BOT_NAME="upper_bot"')
  const listed = await offered({ FUNCTIONS_EMULATOR: 'true' })
  await rm(file)
  expect(listed.map(({ name }) => name)).toContain('telegramWebhook')
})

test('without optional services, the functions answer', async () => {
  const ask = `
    const { createRequire } = require('node:module')
    const express = createRequire(require.resolve('firebase-functions'))('express')
    const { signIn, unsubscribe } = require('./index.cjs')
    const server = express().all('/api/auth/*rest', signIn).all('/api/unsubscribe', unsubscribe).listen(0, async () => {
      const answers = []
      for (const path of ['/api/auth/discord', '/api/auth/steam', '/api/unsubscribe']) {
        const address = 'http://127.0.0.1:' + server.address().port + path + '?attempt=' + 'A'.repeat(22) + '&purpose=sign-in'
        const { status, headers } = await fetch(address, { redirect: 'manual' })
        answers.push([status, (headers.get('location') ?? '').split(/[&#]/)[0]])
      }
      console.log(JSON.stringify(answers))
      process.exit(0)
    })`
  const env = {
    ...project,
    PUBLIC_ORIGIN: 'https://upper.example',
    DISCORD_CLIENT_ID: '',
    MAIL_SECRET: 'random',
    ADDRESS_SECRET: 'random',
  }
  expect(await evaluated(ask, env)).toEqual([
    [302, 'https://upper.example/auth/discord/return?error=unavailable'],
    [302, expect.stringContaining('https://steamcommunity.com/openid/login?')],
    [400, ''],
  ])
})

test('a process loads only the function that it serves', async () => {
  const list = "console.log(Object.keys(require('./index.cjs')).join())"
  const env = { GCLOUD_PROJECT: 'demo-upper-bracket', FIREBASE_CONFIG: '{}', FUNCTION_TARGET: 'oEmbed' }
  expect(await run('node', ['--eval', list], { cwd: folder, env })).toMatchObject({
    code: 0,
    output: 'oEmbed\n',
  })
})

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
