import { createRequire } from 'node:module'
import { Writable } from 'node:stream'

/** The version of firebase-tools that the patches are written for; package.json pins the same one. */
const patchedVersion = '14.27.0'

const maxDeliveries = 6
const firstPauseMs = 200
const decisionTimeoutMs = 10_000

/**
 * Changes what README.md lists in the firebase-tools that `load` belongs to.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 * @param {import('./requestGate.mjs').RequestGate} gate
 * @throws Error when another version is installed
 */
export function applyPatches(load, gate) {
  const { version } = load('../../package.json')
  if (version !== patchedVersion)
    throw new Error(`firebase-tools ${version} is installed, but patched for ${patchedVersion}: run npm ci`)
  trustSpecification(load)
  decideStorageRulesOneByOne(load)
  shareWorkers(load)
  acknowledgeEventsAtOnce(load, gate)
}

/**
 * Lets the Auth emulator trust its own specification. Requests are checked against it as before.
 *
 * @param {NodeJS.Require} load
 */
function trustSpecification(load) {
  const loadOfExegesis = createRequire(load.resolve('exegesis'))
  replaceMethod(loadOfExegesis, 'ajv/dist/core', 'default', 'validateSchema', () => () => true)
}

/**
 * A busy process takes further requests, and requests that arrive while a process is starting wait for it.
 *
 * @param {NodeJS.Require} load
 */
function shareWorkers(load) {
  replaceMethod(
    load,
    '../emulator/functionsRuntimeWorker.js',
    'RuntimeWorkerPool',
    'getIdleWorker',
    findIdle =>
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
    load,
    '../emulator/functionsEmulator.js',
    'FunctionsEmulator',
    'startRuntime',
    startRuntime =>
      function (backend, trigger) {
        const key = this.workerPools[backend.codebase].getKey(trigger?.id)
        const current = starting.get(key)
        if (current !== undefined) return current
        const started = startRuntime.call(this, backend, trigger).finally(() => starting.delete(key))
        starting.set(key, started)
        return started
      },
  )
}

/**
 * Asks the rules runtime of Storage for one decision at a time. A decision that fetches a document counts as one
 * although it takes two requests.
 *
 * @param {NodeJS.Require} load
 */
function decideStorageRulesOneByOne(load) {
  let previous = Promise.resolve()
  for (const name of ['loadRuleset', 'verifyWithRuleset'])
    replaceMethod(
      load,
      '../emulator/storage/rules/runtime.js',
      'StorageRulesRuntime',
      name,
      decide =>
        function (...args) {
          const reply = previous.then(() => decide.apply(this, args))
          const late = new Promise(resolve => setTimeout(resolve, decisionTimeoutMs).unref())
          previous = Promise.race([reply.catch(() => undefined), late])
          return reply
        },
    )
}

/**
 * Acknowledges an event on arrival, and delivers it again after growing pauses until its function succeeds. Drops
 * events of other projects.
 *
 * @param {NodeJS.Require} load
 * @param {import('./requestGate.mjs').RequestGate} gate counts each event as in progress until it is distributed with
 */
function acknowledgeEventsAtOnce(load, gate) {
  replaceMethod(
    load,
    '../emulator/functionsEmulator.js',
    'FunctionsEmulator',
    'handleHttpsTrigger',
    handle =>
      function (request, response) {
        // Only the addresses of events contain the project.
        const project = request.params['project_id']
        if (project === undefined) return handle.call(this, request, response)
        response.sendStatus(200)
        if (project !== this.args.projectId) return undefined
        const finish = gate.begin()
        const deliver = async (/** @type {number} */ delivery) => {
          let again = false
          const failed = () => {
            again = delivery < maxDeliveries
            if (again) setTimeout(() => deliver(delivery + 1), firstPauseMs * 2 ** delivery).unref()
          }
          try {
            await handle.call(this, request, responseSink(failed))
          } finally {
            if (!again) finish()
          }
        }
        return deliver(1)
      },
  )
}

/**
 * A response that discards its body and reports failures.
 *
 * @param {() => void} failed
 */
function responseSink(failed) {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  const writeHead = (/** @type {number} */ status) => {
    if (status >= 500) failed()
    return sink
  }
  return Object.assign(sink, { writeHead, status: () => sink, send: () => sink })
}

/**
 * @param {NodeJS.Require} load
 * @param {string} path of the module, relative to the entry of firebase-tools
 * @param {string} className
 * @param {string} method
 * @param {(original: Function) => (this: any, ...args: any[]) => unknown} make
 */
function replaceMethod(load, path, className, method, make) {
  const { prototype } = load(path)[className]
  prototype[method] = make(prototype[method])
}
