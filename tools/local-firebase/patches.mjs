import { createRequire } from 'node:module'
import { Writable } from 'node:stream'

/** The version of firebase-tools that the patches are written for; package.json pins the same one. */
const patchedVersion = '14.27.0'

const deliverForMs = 10 * 60_000
const firstPauseMs = 200
const maxPauseMs = 15_000
const decisionTimeoutMs = 10_000
const startTimeoutMs = 180_000

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
  answerFailedRequests(load)
  startPatiently(load)
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
 * Answers 500 where the handler of a request fails, instead of ending all emulators.
 *
 * @param {NodeJS.Require} load
 */
export function answerFailedRequests(load) {
  const Layer = createRequire(load.resolve('express'))('./lib/router/layer')
  const { handle_request: handle } = Layer.prototype
  /** @this {{ handle: Function }} */
  Layer.prototype.handle_request = function (
    /** @type {unknown} */ request,
    /** @type {unknown} */ response,
    /** @type {(error?: unknown) => void} */ next,
  ) {
    const handler = this.handle
    // Express looks at the number of parameters.
    const guarded = (
      /** @type {unknown} */ request,
      /** @type {unknown} */ response,
      /** @type {any} */ next,
    ) => {
      const result = handler(request, response, next)
      if (typeof result?.catch === 'function') result.catch(next)
    }
    return handle.call(handler.length > 3 ? this : { handle: guarded }, request, response, next)
  }
}

/**
 * Gives a process of functions time to start, and ends one that does not in time, or that does not start at all.
 *
 * @param {NodeJS.Require} load
 */
export function startPatiently(load, timeoutMs = startTimeoutMs) {
  replaceMethod(
    load,
    '../emulator/functionsRuntimeWorker.js',
    'RuntimeWorker',
    'waitForSocketReady',
    () =>
      async function () {
        const child = this.runtime.process
        let isLate = false
        const late = new Promise(resolve => setTimeout(resolve, timeoutMs).unref()).then(() => {
          isLate = true
        })
        while (!isLate && child.exitCode === null && child.signalCode === null) {
          const ready = this.isSocketReady().then(
            () => true,
            () => new Promise(resolve => setTimeout(resolve, 100)),
          )
          if ((await Promise.race([ready, late])) === true) return
        }
        child.kill('SIGKILL')
        throw new Error(
          isLate ? `it was not ready after ${timeoutMs / 1000} s` : 'it ended before it was ready',
        )
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
 * Acknowledges an event on arrival, and delivers it again after growing pauses until its function succeeds, for ten
 * minutes. Time in which the function could not even be started does not count. Drops events of other projects. Answers
 * 503 to other requests whose function cannot be started.
 *
 * @param {NodeJS.Require} load
 * @param {import('./requestGate.mjs').RequestGate} gate counts each event as in progress until it is distributed with
 */
export function acknowledgeEventsAtOnce(load, gate) {
  replaceMethod(
    load,
    '../emulator/functionsEmulator.js',
    'FunctionsEmulator',
    'handleHttpsTrigger',
    handle =>
      async function (request, response) {
        // Only the addresses of events contain the project.
        const project = request.params['project_id']
        if (project === undefined) {
          await handle.call(this, request, response)
          if (!response.headersSent) response.status(503).send('The function could not be started.')
          return
        }
        response.sendStatus(200)
        if (project === this.args.projectId)
          void deliver(sink => handle.call(this, request, sink), request.url, gate)
      },
  )
}

/**
 * @param {(response: Writable) => Promise<void>} attempt
 * @param {string} address
 * @param {import('./requestGate.mjs').RequestGate} gate
 */
async function deliver(attempt, address, gate) {
  const finish = gate.begin()
  let failingSince = Number.POSITIVE_INFINITY
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    const outcome = await new Promise(resolve => {
      const sink = responseSink(status => resolve(status < 500 ? 'done' : 'failed'))
      attempt(sink).then(
        () => resolve('not started'),
        () => resolve('failed'),
      )
    })
    if (outcome === 'done') break
    if (outcome === 'failed') failingSince = Math.min(failingSince, Date.now())
    if (Date.now() - failingSince >= deliverForMs) {
      console.error(`An event is given up, since its function has failed for ten minutes: ${address}`)
      break
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs).unref())
  }
  finish()
}

/**
 * A response that discards its body.
 *
 * @param {(status: number) => void} answered
 */
function responseSink(answered) {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  const respond = (/** @type {number} */ status) => {
    answered(status)
    return sink
  }
  return Object.assign(sink, { writeHead: respond, status: respond, send: () => sink })
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
