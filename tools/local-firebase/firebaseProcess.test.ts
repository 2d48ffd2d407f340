import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import packageJson from './package.json' with { type: 'json' }
import { patchedVersion } from './patches.mjs'

/** As much of the inside of firebase-tools as the patches touch. */
const upstream: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ version: patchedVersion }),
  'lib/bin/firebase.js': `console.log('firebase-tools runs')`,
  'node_modules/exegesis/index.js': '',
  'node_modules/ajv/dist/core.js': `exports.default = class { validateSchema() {} }`,
  'lib/emulator/functionsRuntimeWorker.js': `exports.RuntimeWorkerPool = class { getIdleWorker() {} }`,
  'lib/emulator/functionsEmulator.js': `exports.FunctionsEmulator = class { startRuntime() {} handleHttpsTrigger() {} }`,
  'lib/emulator/storage/rules/runtime.js': `exports.StorageRulesRuntime = class { loadRuleset() {} verifyWithRuleset() {} }`,
}
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-tools-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the patches are written for the version that package.json pins', () => {
  expect(packageJson.devDependencies['firebase-tools']).toBe(patchedVersion)
})

test('firebase-tools is started once everything is patched', async () => {
  expect(await started({})).toEqual({ code: 0, output: 'firebase-tools runs\n' })
})

test('another version is reported in one sentence, and not started', async () => {
  const version = JSON.stringify({ version: '14.28.0' })
  expect(await started({ 'package.json': version })).toEqual({
    code: 1,
    output: `Error: firebase-tools 14.28.0 is installed, but tools/local-firebase is written for ${patchedVersion}: run npm ci, or check each patch against 14.28.0.\n`,
  })
})

test.each([
  ['node_modules/ajv/dist/core.js', 'default.validateSchema'],
  ['lib/emulator/functionsRuntimeWorker.js', 'RuntimeWorkerPool.getIdleWorker'],
  ['lib/emulator/functionsEmulator.js', 'FunctionsEmulator.startRuntime'],
  ['lib/emulator/functionsEmulator.js', 'FunctionsEmulator.handleHttpsTrigger'],
  ['lib/emulator/storage/rules/runtime.js', 'StorageRulesRuntime.loadRuleset'],
  ['lib/emulator/storage/rules/runtime.js', 'StorageRulesRuntime.verifyWithRuleset'],
])('in %s, %s that is gone is reported in one sentence', async (file, symbol) => {
  const changed = upstream[file]?.replace(symbol.split('.')[1] ?? '', 'renamed')
  expect(await started({ [file]: changed ?? '' })).toEqual({
    code: 1,
    output: `Error: firebase-tools no longer has ${symbol}, which a patch in tools/local-firebase needs: install the version that package.json pins (npm ci), or adapt the patch.\n`,
  })
})

async function started(changed: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  for (const [path, content] of Object.entries({ ...upstream, ...changed })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>()
  const args = [
    join(import.meta.dirname, 'firebaseProcess.mjs'),
    join(folder, 'lib/bin/firebase.js'),
    'emulators:start',
  ]
  execFile(process.execPath, args, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
  )
  return promise
}
