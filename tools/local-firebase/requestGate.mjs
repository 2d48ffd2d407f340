import { Server, STATUS_CODES } from 'node:http'

const quietMs = 400
const maxWaitMs = 30_000
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

  /** Stands before every HTTP server of this process. */
  guardServers() {
    const gate = this
    /** @type {{ emit(event: string, ...args: any[]): boolean }} */
    const server = Server.prototype
    const { emit } = server
    server.emit = function (event, ...args) {
      const [request, response] = args
      if (event !== 'request') return emit.call(this, event, ...args)
      const status = refusal(request, request.socket.localPort, gate.#closedFor)
      if (status === null) {
        response.once('close', gate.begin())
        return emit.call(this, event, ...args)
      }
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

  /** Counts work, also such that outlasts its request. Returns the function that ends it. */
  begin() {
    this.#inProgress++
    return () => {
      this.#inProgress--
      this.#lastFinished = Date.now()
    }
  }

  /**
   * Refuses clients from now on. Settles when nothing has been in progress for a moment, or after a time limit, with the
   * number of requests and events that are still in progress.
   *
   * @param {Ports} ports
   */
  async close(ports) {
    this.#closedFor = ports
    const closed = Date.now()
    this.#lastFinished = closed
    while (Date.now() - closed < maxWaitMs) {
      if (this.#inProgress === 0 && Date.now() - this.#lastFinished >= quietMs) return 0
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    return this.#inProgress
  }
}

/**
 * Returns the status with which to refuse a request, or null to accept it. The Hosting emulator would end the whole
 * process at an address that is none, and Storage fail at a token that is none. Where the gate is closed, requests are refused that come from a client and may
 * change something. Events reach the functions below `/functions`; the functions and the export use Auth as its owner,
 * and Storage by other addresses than browsers.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 * @param {number | undefined} port
 * @param {Ports | null} closedFor
 */
export function refusal({ method = '', url = '', headers }, port, closedFor) {
  try {
    decodeURIComponent(new URL(url, `http://${headers.host ?? 'localhost'}`).pathname)
  } catch {
    return 400
  }
  if (!isReadable(headers.authorization)) return 401
  const isRefused =
    port === closedFor?.hosting ||
    (port === closedFor?.functions && !url.startsWith('/functions/')) ||
    (port === closedFor?.auth && !reads.has(method) && headers.authorization !== 'Bearer owner') ||
    (port === closedFor?.storage && !reads.has(method) && url.startsWith('/v0/'))
  return closedFor !== null && isRefused ? 503 : null
}

/**
 * Whether the token of a Firebase client, as Storage gets it, is one or none.
 *
 * @param {string} [authorization]
 */
function isReadable(authorization = '') {
  const [scheme, token = ''] = authorization.split(' ')
  if (scheme !== 'Firebase' || token === 'owner') return true
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null
  } catch {
    return false
  }
}
