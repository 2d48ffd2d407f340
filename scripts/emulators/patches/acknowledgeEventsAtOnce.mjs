import { Writable } from 'node:stream'
import { replaceMethod } from './replaceMethod.mjs'
import { upstreamExport } from './upstreamExport.mjs'

const maxDeliveries = 6
const firstPause = 200

/**
 * Behaviour of firebase-tools 14.27.0: an event is acknowledged only when its function has finished, and is not
 * delivered again if the function fails. The Firestore emulator sends one event at a time and waits for each
 * acknowledgement, so after a burst of writes every trigger is late, by up to a minute. The cloud delivers events in
 * parallel and retries failed ones.
 *
 * It also hands the functions the Auth events of every project, where a test may have a project of its own.
 *
 * Patched: an event is acknowledged on arrival, and delivered again after growing pauses until its function succeeds;
 * one of another project is dropped.
 *
 * Upstream: no issue or pull request found.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 * @param {import('./requestGate.mjs').RequestGate} gate counts each event as in progress until it is dealt with
 */
export function acknowledgeEventsAtOnce(load, gate) {
  replaceMethod(
    upstreamExport(load, '../emulator/functionsEmulator.js', 'FunctionsEmulator'),
    'handleHttpsTrigger',
    handle =>
      /**
       * @this {{ args: { projectId: string } }}
       * @param {{ params: Record<string, string> }} request
       * @param {{ sendStatus(status: number): void }} response
       */
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
            if (again) setTimeout(() => deliver(delivery + 1), firstPause * 2 ** delivery).unref()
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
  return Object.assign(sink, {
    /** @param {number} status */
    writeHead: status => {
      if (status >= 500) failed()
      return sink
    },
    status: () => sink,
    send: () => sink,
  })
}
