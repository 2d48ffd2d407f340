import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, STATUS_CODES } from 'node:http'

/**
 * Keeps the HTTP servers of this process alive whatever they are asked. The local Hosting of firebase-tools 14.27 ends
 * its whole process at a request for `//` or with `Host: ]`, and its functions at an event that is no JSON. Here
 * addresses that are none are answered before they get there, and what goes wrong while a request is dealt with
 * ends that request only. Errors that no request has brought about take their usual way.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => number | null} [refusal]
 *   the status with which to refuse a request, null where it is welcome
 */
export function guardRequests(refusal = () => null) {
  /** @type {AsyncLocalStorage<import('node:http').ServerResponse>} */
  const answering = new AsyncLocalStorage()
  /** @type {{ emit(event: string, ...args: any[]): boolean }} */
  const server = Server.prototype
  const emit = server.emit
  server.emit = function (event, ...args) {
    if (event !== 'request') return emit.call(this, event, ...args)
    const [request, response] = args
    const status = isAddress(request) ? refusal(request, response) : 400
    if (status !== null) return refuse(response, status)
    return answering.run(response, () => {
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
    const response = event === 'uncaughtException' ? answering.getStore() : undefined
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
  console.error('A request could not be answered:', error)
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
