import { readFileSync } from 'node:fs'
import { replaceMethod } from './replaceMethod.mjs'
import { sharedTarget, targetHeader, targetPerRequest } from './targetPerRequest.mjs'
import { upstreamExport } from './upstreamExport.mjs'

/** @typedef {{ id: string, entryPoint: string, labels?: Record<string, string>, timeoutSeconds?: number }} Definition */

/**
 * Behaviour of firebase-tools 14.27.0: each function has a process of its own, which takes a second and a half of CPU
 * to start and a hundred megabytes. One person who joins a competition starts half a dozen of them, for triggers that
 * then run for milliseconds.
 *
 * Patched: the services that the page calls have a process each, as before; all other functions share one, which is
 * told with each request which of them to run (`targetPerRequest`).
 *
 * Upstream: no issue or pull request found.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function shareProcess(load) {
  const emulator = upstreamExport(load, '../emulator/functionsEmulator.js', 'FunctionsEmulator')
  const pool = upstreamExport(load, '../emulator/functionsRuntimeWorker.js', 'RuntimeWorkerPool')
  const getSignatureType = upstreamExport(load, '../emulator/functionsEmulatorShared.js', 'getSignatureType')
  // So that a mismatch ends the start, rather than each process.
  targetPerRequest(readFileSync(load.resolve('../emulator/functionsEmulatorRuntime.js'), 'utf8'))

  /** @type {Map<string | undefined, Definition>} */
  const sharing = new Map()
  replaceMethod(
    emulator,
    'addTriggerRecord',
    add =>
      /**
       * @this {unknown}
       * @param {Definition} definition
       * @param {unknown[]} more
       */
      function (definition, ...more) {
        if (definition.labels?.['deployment-callable'] === 'true') sharing.delete(definition.id)
        else sharing.set(definition.id, definition)
        return add.call(this, definition, ...more)
      },
  )
  replaceMethod(
    emulator,
    'getSystemEnvs',
    environment =>
      /**
       * @this {unknown}
       * @param {Definition | undefined} trigger
       */
      function (trigger) {
        const own = environment.call(this, trigger)
        return sharing.has(trigger?.id)
          ? { ...own, FUNCTION_TARGET: sharedTarget, K_SERVICE: sharedTarget }
          : own
      },
  )
  replaceMethod(
    pool,
    'getKey',
    keyOf =>
      /**
       * @this {unknown}
       * @param {string | undefined} triggerId
       */
      function (triggerId) {
        return sharing.has(triggerId) ? sharedTarget : keyOf.call(this, triggerId)
      },
  )
  replaceMethod(
    pool,
    'submitRequest',
    submit =>
      /**
       * @this {any}
       * @param {string} triggerId
       * @param {{ headers: object }} request
       * @param {unknown[]} more
       */
      function (triggerId, request, ...more) {
        const definition = sharing.get(triggerId)
        if (definition === undefined) return submit.call(this, triggerId, request, ...more)
        const worker = this.getIdleWorker(triggerId)
        // It is read when the request is sent, which is at once.
        if (worker !== undefined) worker.timeoutSeconds = definition.timeoutSeconds
        const target = JSON.stringify([definition.entryPoint, getSignatureType(definition)])
        const headers = { ...request.headers, [targetHeader]: target }
        return submit.call(this, triggerId, { ...request, headers }, ...more)
      },
  )
}
