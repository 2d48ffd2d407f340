import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { HttpService } from './httpService.ts'

/** What the Bot API does with `sendMessage`; it can drop the connection before it says that it has taken a message. */
type Behaviour = 'takes' | 'too-fast' | 'fails' | 'talks-garbage' | 'is-silent' | 'is-blocked' | 'dies-after'

interface SentMessage {
  readonly chat_id: number
  readonly text: string
  readonly reply_markup?: unknown
}

interface TakenMessage extends SentMessage {
  /** Whether the API has said so. */
  readonly isAcknowledged: boolean
}

const responses: Readonly<Record<Exclude<Behaviour, 'is-silent' | 'dies-after'>, readonly [number, string]>> =
  {
    takes: [200, '{"ok":true,"result":{"message_id":1}}'],
    'too-fast': [
      429,
      '{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":90}}',
    ],
    fails: [500, '{"ok":false,"error_code":500,"description":"Internal Server Error"}'],
    'talks-garbage': [502, '<html>Bad Gateway</html>'],
    'is-blocked': [
      403,
      '{"ok":false,"error_code":403,"description":"Forbidden: bot was blocked by the user"}',
    ],
  }

/** The Bot API, as far as messages go. `port` stays the same while it is down. */
export class BotApi extends HttpService {
  /** A function is called for each message. */
  behaviour: Behaviour | (() => Behaviour) = 'takes'
  /** What was taken. */
  readonly taken: TakenMessage[] = []

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = (await json(request)) as SentMessage
    const behaviour = typeof this.behaviour === 'function' ? this.behaviour() : this.behaviour
    if (behaviour === 'takes') this.taken.push({ ...message, isAcknowledged: true })
    if (behaviour === 'dies-after') {
      this.taken.push({ ...message, isAcknowledged: false })
      request.socket.destroy()
    }
    if (behaviour === 'dies-after' || behaviour === 'is-silent') return
    const [status, body] = responses[behaviour]
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}
