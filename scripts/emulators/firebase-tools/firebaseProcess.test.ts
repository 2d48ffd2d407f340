import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { patchedVersion } from '../patches/requirePinnedVersion.mjs'

/** Stands in for firebase-tools: as much of its inside as the patches touch. */
const upstream: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ version: patchedVersion }),
  'lib/bin/firebase.js': `console.log('firebase-tools runs')`,
  'node_modules/exegesis/index.js': '',
  'node_modules/ajv/dist/core.js': `exports.default = class Ajv { validateSchema() {} }`,
  'lib/emulator/functionsRuntimeWorker.js': `exports.RuntimeWorkerPool = class RuntimeWorkerPool { getIdleWorker() {} getKey() {} submitRequest() {} }`,
  'lib/emulator/functionsEmulator.js': `exports.FunctionsEmulator = class FunctionsEmulator { startRuntime() {} addTriggerRecord() {} getSystemEnvs() {} handleHttpsTrigger() {} }`,
  'lib/emulator/functionsEmulatorShared.js': `exports.getSignatureType = () => 'http'`,
  'lib/emulator/functionsEmulatorRuntime.js': 'app.all(`/*`, async (req, res) => {})',
  'lib/emulator/storage/rules/runtime.js': `exports.StorageRulesRuntime = class StorageRulesRuntime { loadRuleset() {} verifyWithRuleset() {} }`,
  'lib/emulator/downloadableEmulators.js': `exports.getDownloadDetails = () => ({ downloadPath: '/nowhere' })`,
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
    output: `Error: firebase-tools 14.28.0 is installed, but the patches in scripts/emulators/patches are written for ${patchedVersion}: run npm ci, or check each patch against 14.28.0.\n`,
  })
})

test.each([
  ['node_modules/ajv/dist/core.js', 'validateSchema', 'Ajv.validateSchema'],
  ['lib/emulator/functionsRuntimeWorker.js', 'getIdleWorker', 'RuntimeWorkerPool.getIdleWorker'],
  ['lib/emulator/functionsEmulator.js', 'startRuntime', 'FunctionsEmulator.startRuntime'],
  [
    'lib/emulator/functionsEmulatorShared.js',
    'getSignatureType',
    'getSignatureType in ../emulator/functionsEmulatorShared.js',
  ],
  [
    'lib/emulator/functionsEmulatorRuntime.js',
    'app.all',
    'the request handler of functionsEmulatorRuntime.js',
  ],
  ['lib/emulator/functionsRuntimeWorker.js', 'getKey', 'RuntimeWorkerPool.getKey'],
  ['lib/emulator/functionsRuntimeWorker.js', 'submitRequest', 'RuntimeWorkerPool.submitRequest'],
  ['lib/emulator/functionsEmulator.js', 'addTriggerRecord', 'FunctionsEmulator.addTriggerRecord'],
  ['lib/emulator/functionsEmulator.js', 'getSystemEnvs', 'FunctionsEmulator.getSystemEnvs'],
  ['lib/emulator/functionsEmulator.js', 'handleHttpsTrigger', 'FunctionsEmulator.handleHttpsTrigger'],
  ['lib/emulator/storage/rules/runtime.js', 'loadRuleset', 'StorageRulesRuntime.loadRuleset'],
  ['lib/emulator/storage/rules/runtime.js', 'verifyWithRuleset', 'StorageRulesRuntime.verifyWithRuleset'],
  [
    'lib/emulator/downloadableEmulators.js',
    'getDownloadDetails',
    'getDownloadDetails in ../emulator/downloadableEmulators.js',
  ],
])('in %s, %s that is gone is reported in one sentence', async (file, symbol, told) => {
  const changed = upstream[file]?.replace(symbol, 'renamed')
  expect(await started({ [file]: changed ?? '' })).toEqual({
    code: 1,
    output: `Error: firebase-tools no longer has ${told}, which a patch in scripts/emulators/patches needs: install the version that package.json pins (npm ci), or adapt the patch.\n`,
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
