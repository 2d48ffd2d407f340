import { replaceMethod } from './replaceMethod.mjs'
import { upstreamExport } from './upstreamExport.mjs'

/**
 * Behaviour of firebase-tools 14.27.0: the functions emulator serves one request per process at a time. A call that
 * arrives while another one of the same function is running starts a further process, which takes about a second of
 * CPU, and several calls that arrive before the first process is up each start one. In the cloud one instance takes
 * 80 requests at once.
 *
 * Patched: a busy process takes further requests, and requests that arrive while a process is starting wait for it.
 *
 * Upstream: firebase/firebase-tools#5503 ("concurrency and maxInstances options not respected"), open.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function shareWorkers(load) {
  replaceMethod(
    upstreamExport(load, '../emulator/functionsRuntimeWorker.js', 'RuntimeWorkerPool'),
    'getIdleWorker',
    findIdle =>
      /**
       * @this {any}
       * @param {string} triggerId
       */
      function (triggerId) {
        return (
          findIdle.call(this, triggerId) ??
          this.getTriggerWorkers(triggerId).find(
            (/** @type {{ state: string }} */ { state }) => state === 'BUSY',
          )
        )
      },
  )

  /** By the key of a process in its pool. @type {Map<string, Promise<unknown>>} */
  const starting = new Map()
  replaceMethod(
    upstreamExport(load, '../emulator/functionsEmulator.js', 'FunctionsEmulator'),
    'startRuntime',
    startRuntime =>
      /**
       * @this {any}
       * @param {{ codebase: string }} backend
       * @param {{ id: string } | undefined} trigger
       */
      function (backend, trigger) {
        const key = this.workerPools[backend.codebase].getKey(trigger?.id)
        const present = starting.get(key)
        if (present !== undefined) return present
        const started = startRuntime.call(this, backend, trigger).finally(() => starting.delete(key))
        starting.set(key, started)
        return started
      },
  )
}
