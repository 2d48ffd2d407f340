import { Writable } from 'node:stream'

const mostDeliveries = 6
const firstPause = 200

/**
 * The Firestore emulator sends one event after another and waits for each answer, which firebase-tools 14 gives
 * when the function has ended: after a rush of documents everyone's next trigger is a minute late. In the cloud
 * events come side by side, and come again where a function failed. So do they here: an event is answered when it
 * has arrived, and delivered again, after growing pauses, until the function has dealt with it.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function answerEventsAtOnce(load) {
  const { FunctionsEmulator } = load('../emulator/functionsEmulator.js')
  const handle = FunctionsEmulator.prototype.handleHttpsTrigger
  /**
   * @param {{ params: Record<string, string> }} request
   * @param {{ sendStatus(status: number): void }} response
   */
  FunctionsEmulator.prototype.handleHttpsTrigger = function (request, response) {
    // Only the addresses of events name the project.
    if (request.params['project_id'] === undefined) return handle.call(this, request, response)
    response.sendStatus(200)
    const deliver = (/** @type {number} */ delivery) =>
      handle.call(
        this,
        request,
        outcome(() => {
          if (delivery < mostDeliveries)
            setTimeout(() => deliver(delivery + 1), firstPause * 2 ** delivery).unref()
        }),
      )
    return deliver(1)
  }
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
