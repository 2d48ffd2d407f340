import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What the Bot API does with `sendMessage`. */
type Behaviour = 'takes' | 'too-fast' | 'fails' | 'talks-garbage' | 'is-silent' | 'is-blocked'

interface SentMessage {
  readonly chat_id: number
  readonly text: string
}

const responses: Readonly<Record<Exclude<Behaviour, 'is-silent'>, readonly [number, string]>> = {
  takes: [200, '{"ok":true,"result":{"message_id":1}}'],
  'too-fast': [
    429,
    '{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":90}}',
  ],
  fails: [500, '{"ok":false,"error_code":500,"description":"Internal Server Error"}'],
  'talks-garbage': [502, '<html>Bad Gateway</html>'],
  'is-blocked': [403, '{"ok":false,"error_code":403,"description":"Forbidden: bot was blocked by the user"}'],
}

/** The Bot API, as far as messages go. */
export class BotApi {
  behaviour: Behaviour = 'takes'
  /** What was taken. */
  readonly taken: SentMessage[] = []
  /** How often it was called. */
  calls = 0
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1
    const message = (await json(request)) as SentMessage
    if (this.behaviour === 'is-silent') return
    if (this.behaviour === 'takes') this.taken.push(message)
    const [status, body] = responses[this.behaviour]
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}
