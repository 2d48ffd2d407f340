import { replaceMethod } from './replaceMethod.mjs'

/**
 * firebase-tools 14.27 starts a process for each call that comes while another one of the same function runs, about
 * a second of work each, where the cloud lets one instance take 80. Here a busy process takes further calls, too,
 * and whoever comes while the first one starts waits for it.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function shareWorkers(load) {
  const { RuntimeWorkerPool } = load('../emulator/functionsRuntimeWorker.js')
  replaceMethod(
    RuntimeWorkerPool.prototype,
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

  const { FunctionsEmulator } = load('../emulator/functionsEmulator.js')
  /** @type {Map<string | undefined, Promise<unknown>>} */
  const starting = new Map()
  replaceMethod(
    FunctionsEmulator.prototype,
    'startRuntime',
    startRuntime =>
      /**
       * @this {unknown}
       * @param {unknown} backend
       * @param {{ id: string } | undefined} trigger
       */
      function (backend, trigger) {
        const present = starting.get(trigger?.id)
        if (present !== undefined) return present
        const started = startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger?.id))
        starting.set(trigger?.id, started)
        return started
      },
  )
}
