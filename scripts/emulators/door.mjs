const quiet = 400
const longestWait = 10_000
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** @typedef {{ hosting: number, functions: number, auth: number, storage: number }} Ports */

/**
 * The door of the emulators that run in this process. Once it is closed no request from outside changes anything
 * any more, while what was let in before is finished: the functions that it calls and the events that it raises.
 * So whatever was answered with success is there to be saved.
 */
export class Door {
  /** @type {Ports | null} */
  #closedFor = null
  #inside = 0
  #lastMove = 0
  /** @type {Set<import('node:http').ServerResponse>} */
  #guests = new Set()

  /**
   * The status with which to refuse a request, null where it is let in.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  refusal = (request, response) => {
    if (this.#closedFor !== null && this.#isGuest(request, this.#closedFor)) return 503
    const leave = this.enter()
    this.#guests.add(response)
    response.once('close', () => {
      this.#guests.delete(response)
      leave()
    })
    return null
  }

  /** Counts something that is under way beyond its request. Answers the function that ends it. */
  enter() {
    this.#inside++
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#inside--
      this.#lastMove = Date.now()
    }
  }

  /**
   * Refuses guests from now on. Settles when nothing has been under way for a moment, or after a patience at whose
   * end those still waiting are cut off without an answer.
   *
   * @param {Ports} ports
   */
  async close(ports) {
    this.#closedFor = ports
    const closed = Date.now()
    this.#lastMove = closed
    while (Date.now() - closed < longestWait) {
      if (this.#inside === 0 && Date.now() - this.#lastMove >= quiet) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    for (const response of this.#guests) response.destroy()
  }

  /**
   * Whether a request comes from outside and may change something. Events come to the functions below `/functions`;
   * the functions, and whoever saves, speak with Auth as its owner and with Storage not by the way of browsers.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {Ports} ports
   */
  #isGuest({ method = '', url = '', headers, socket }, ports) {
    switch (socket.localPort) {
      case ports.hosting:
        return true
      case ports.functions:
        return !url.startsWith('/functions/')
      case ports.auth:
        return !reads.has(method) && headers.authorization !== 'Bearer owner'
      case ports.storage:
        return !reads.has(method) && url.startsWith('/v0/')
      default:
        return false
    }
  }
}
