import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { shareProcess } from './shareProcess.mjs'
import { targetPerRequest } from './targetPerRequest.mjs'

const runtime = 'firebase-tools/lib/emulator/functionsEmulatorRuntime.js'
const { resolve } = createRequire(import.meta.url)

/** Has what the patch replaces, and notes what it is asked for. */
function firebaseTools() {
  class FunctionsEmulator {
    readonly triggers: unknown[] = []
    addTriggerRecord(definition: object) {
      this.triggers.push(definition)
    }
    getSystemEnvs({ id }: { id: string }) {
      return { FUNCTION_TARGET: id, K_SERVICE: id, K_REVISION: '1' }
    }
  }
  class RuntimeWorkerPool {
    readonly worker = { timeoutSeconds: 60 }
    readonly sent: unknown[] = []
    getKey(id: string) {
      return id
    }
    getIdleWorker() {
      return this.worker
    }
    submitRequest(id: string, request: object, ...more: unknown[]) {
      this.sent.push([id, request, this.worker.timeoutSeconds, ...more])
    }
  }
  const modules: Record<string, object> = {
    '../emulator/functionsEmulator.js': { FunctionsEmulator },
    '../emulator/functionsRuntimeWorker.js': { RuntimeWorkerPool },
    '../emulator/functionsEmulatorShared.js': { getSignatureType: () => 'cloudevent' },
  }
  const load = Object.assign((path: string) => modules[path], { resolve: () => resolve(runtime) })
  // @ts-expect-error A stand-in for `require`.
  shareProcess(load)
  const emulator = new FunctionsEmulator()
  emulator.addTriggerRecord({
    id: 'eu-teams',
    entryPoint: 'teams',
    labels: { 'deployment-callable': 'true' },
  })
  emulator.addTriggerRecord({ id: 'eu-totals', entryPoint: 'totals', timeoutSeconds: 540 })
  emulator.addTriggerRecord({ id: 'eu-feed', entryPoint: 'feed', timeoutSeconds: 30 })
  return { emulator, pool: new RuntimeWorkerPool() }
}

test('services keep a process each, all other functions share one', () => {
  const { emulator, pool } = firebaseTools()
  expect(emulator.triggers).toHaveLength(3)
  expect(['eu-teams', 'eu-totals', 'eu-feed'].map(id => pool.getKey(id))).toEqual([
    'eu-teams',
    'shared',
    'shared',
  ])
  expect(emulator.getSystemEnvs({ id: 'eu-teams' })).toMatchObject({ FUNCTION_TARGET: 'eu-teams' })
  expect(emulator.getSystemEnvs({ id: 'eu-feed' })).toEqual({
    FUNCTION_TARGET: 'shared',
    K_SERVICE: 'shared',
    K_REVISION: '1',
  })
})

test('the shared process is told with each request which function is meant, and has its time', () => {
  const { pool } = firebaseTools()
  pool.submitRequest('eu-teams', { path: '/', headers: { a: 'b' } }, 'response')
  pool.submitRequest('eu-totals', { path: '/', headers: { a: 'b' } }, 'response')
  pool.submitRequest('eu-feed', { path: '/feed', headers: {} }, 'response')
  expect(pool.sent).toEqual([
    ['eu-teams', { path: '/', headers: { a: 'b' } }, 60, 'response'],
    [
      'eu-totals',
      { path: '/', headers: { a: 'b', 'x-emulator-target': '["totals","cloudevent"]' } },
      540,
      'response',
    ],
    ['eu-feed', { path: '/feed', headers: { 'x-emulator-target': '["feed","cloudevent"]' } }, 30, 'response'],
  ])
})

test('the program that runs functions is the one that is rewritten', () => {
  const source = readFileSync(resolve(runtime), 'utf8')
  expect(targetPerRequest(source)).toContain('JSON.parse(req.headers["x-emulator-target"])')
})
