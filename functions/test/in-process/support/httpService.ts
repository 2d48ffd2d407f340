import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service on this machine. `port` stays the same while it is down. */
export abstract class HttpService {
  /** How often it was called. */
  calls = 0
  readonly #server = createServer((request, response) => {
    this.calls += 1
    void this.serve(request, response)
  })

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void>

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }
}
