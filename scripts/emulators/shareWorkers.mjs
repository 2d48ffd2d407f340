/**
 * firebase-tools 14 starts a process for each call that comes while another one of the same function runs, about
 * a second of work each, where the cloud lets one instance take 80. Here a busy process takes further calls, too,
 * and whoever comes while the first one starts waits for it.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function shareWorkers(load) {
  const { RuntimeWorkerPool } = load('../emulator/functionsRuntimeWorker.js')
  const findIdle = RuntimeWorkerPool.prototype.getIdleWorker
  /** @param {string} triggerId */
  RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
    return (
      findIdle.call(this, triggerId) ??
      this.getTriggerWorkers(triggerId).find((/** @type {{ state: string }} */ { state }) => state === 'BUSY')
    )
  }

  const { FunctionsEmulator } = load('../emulator/functionsEmulator.js')
  const startRuntime = FunctionsEmulator.prototype.startRuntime
  /** @type {Map<string | undefined, Promise<unknown>>} */
  const starting = new Map()
  /**
   * @param {unknown} backend
   * @param {{ id: string } | undefined} trigger
   */
  FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
    const present = starting.get(trigger?.id)
    if (present !== undefined) return present
    const started = startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger?.id))
    starting.set(trigger?.id, started)
    return started
  }
}
