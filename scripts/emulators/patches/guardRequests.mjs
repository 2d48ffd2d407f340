import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, STATUS_CODES } from 'node:http'

/**
 * Behaviour of firebase-tools 14.27.0: the Hosting emulator ends the whole process at a request for `//` or with
 * `Host: ]`, and the functions emulator at an event that is not JSON.
 *
 * Patched, in Node's own HTTP server rather than in each place: addresses that are not valid are refused with 400
 * before firebase-tools sees them, and an error that a request causes ends that request alone. Errors without a
 * request are handled as before.
 *
 * Upstream: no issue or pull request found.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => number | null} [refusal]
 *   returns the status with which to refuse a request, or null to accept it
 */
export function guardRequests(refusal = () => null) {
  /** @type {AsyncLocalStorage<import('node:http').ServerResponse>} */
  const current = new AsyncLocalStorage()
  /** @type {{ emit(event: string, ...args: any[]): boolean }} */
  const server = Server.prototype
  const emit = server.emit
  server.emit = function (event, ...args) {
    if (event !== 'request') return emit.call(this, event, ...args)
    const [request, response] = args
    const status = isAddress(request) ? refusal(request, response) : 400
    if (status !== null) return refuse(response, status)
    return current.run(response, () => {
      try {
        return emit.call(this, event, ...args)
      } catch (error) {
        return failed(error, response)
      }
    })
  }
  /** @type {{ emit(event: string | symbol, ...args: any[]): boolean }} */
  const self = process
  const announce = self.emit
  self.emit = function (event, ...args) {
    const response = event === 'uncaughtException' ? current.getStore() : undefined
    return response === undefined ? announce.call(this, event, ...args) : failed(args[0], response)
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

/**
 * @param {unknown} error
 * @param {import('node:http').ServerResponse} response
 */
function failed(error, response) {
  console.error('A request failed:', error)
  if (response.headersSent) response.destroy()
  else refuse(response, 500)
  return true
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function refuse(response, status) {
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    Connection: 'close',
  })
  response.end(`${STATUS_CODES[status]}\n`)
  return true
}
