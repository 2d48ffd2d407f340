import { Server, STATUS_CODES } from 'node:http'

const quietMs = 400
const maxWaitMs = 10_000
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** @typedef {{ hosting: number, functions: number, auth: number, storage: number }} Ports */

/**
 * Decides which requests the emulators in this process accept. Once it is closed, no client can change anything any
 * more, while everything that was accepted before is finished, including the functions it calls and the events it
 * raises. So whatever was reported as done is there to be saved.
 */
export class RequestGate {
  /** @type {Ports | null} */
  #closedFor = null
  #inProgress = 0
  #lastFinished = 0
  /** @type {Set<import('node:http').ServerResponse>} */
  #waiting = new Set()

  /** Stands before every HTTP server of this process. */
  guardServers() {
    const { refusal } = this
    /** @type {{ emit(event: string, ...args: any[]): boolean }} */
    const server = Server.prototype
    const { emit } = server
    server.emit = function (event, ...args) {
      const [request, response] = args
      const status = event === 'request' ? refusal(request, response) : null
      if (status === null) return emit.call(this, event, ...args)
      response.writeHead(status, {
        'Content-Type': 'text/plain',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        Connection: 'close',
      })
      response.end(`${STATUS_CODES[status]}\n`)
      return true
    }
  }

  /**
   * Returns the status with which to refuse a request, or null to accept it. The Hosting emulator would end the whole
   * process at an address that is none.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  refusal = (request, response) => {
    if (!isAddress(request)) return 400
    if (this.#closedFor !== null && this.#mayChangeSomething(request, this.#closedFor)) return 503
    const finish = this.begin()
    this.#waiting.add(response)
    response.once('close', () => {
      this.#waiting.delete(response)
      finish()
    })
    return null
  }

  /** Counts work that outlasts its request. Returns the function that ends it. */
  begin() {
    this.#inProgress++
    let isFinished = false
    return () => {
      if (isFinished) return
      isFinished = true
      this.#inProgress--
      this.#lastFinished = Date.now()
    }
  }

  /**
   * Refuses clients from now on. Settles when nothing has been in progress for a moment, or after a time limit, at
   * which the clients that still wait are disconnected without a response.
   *
   * @param {Ports} ports
   */
  async close(ports) {
    this.#closedFor = ports
    const closed = Date.now()
    this.#lastFinished = closed
    while (Date.now() - closed < maxWaitMs) {
      if (this.#inProgress === 0 && Date.now() - this.#lastFinished >= quietMs) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    for (const response of this.#waiting) response.destroy()
  }

  /**
   * Whether a request comes from a client and may change something. Events reach the functions below `/functions`;
   * the functions and the export use Auth as its owner, and Storage by other addresses than browsers.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {Ports} ports
   */
  #mayChangeSomething({ method = '', url = '', headers, socket }, ports) {
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

/** @param {import('node:http').IncomingMessage} request */
function isAddress({ url = '', headers }) {
  try {
    const { pathname } = new URL(url, `http://${headers.host ?? 'localhost'}`)
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
