import { Writable } from 'node:stream'
import { replaceMethod } from './replaceMethod.mjs'

const mostDeliveries = 6
const firstPause = 200

/**
 * The Firestore emulator sends one event after another and waits for each answer, which firebase-tools 14.27 gives
 * when the function has ended: after a rush of documents everyone's next trigger is a minute late. In the cloud
 * events come side by side, and come again where a function failed. So do they here: an event is answered when it
 * has arrived, and delivered again, after growing pauses, until the function has dealt with it.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 * @param {import('./door.mjs').Door} door through which each event counts as under way until it is dealt with
 */
export function answerEventsAtOnce(load, door) {
  const { FunctionsEmulator } = load('../emulator/functionsEmulator.js')
  replaceMethod(
    FunctionsEmulator.prototype,
    'handleHttpsTrigger',
    handle =>
      /**
       * @this {unknown}
       * @param {{ params: Record<string, string> }} request
       * @param {{ sendStatus(status: number): void }} response
       */
      function (request, response) {
        // Only the addresses of events name the project.
        if (request.params['project_id'] === undefined) return handle.call(this, request, response)
        response.sendStatus(200)
        const leave = door.enter()
        const deliver = async (/** @type {number} */ delivery) => {
          let again = false
          const failed = () => {
            again = delivery < mostDeliveries
            if (again) setTimeout(() => deliver(delivery + 1), firstPause * 2 ** delivery).unref()
          }
          try {
            await handle.call(this, request, outcome(failed))
          } finally {
            if (!again) leave()
          }
        }
        return deliver(1)
      },
  )
}

/**
 * A response of which only a failure is read.
 *
 * @param {() => void} failed
 */
function outcome(failed) {
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
