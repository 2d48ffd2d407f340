import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decrypted, subscriptionOf, vapidProblem } from '../../../../scripts/fakes/push.ts'
import { HttpService } from './httpService.ts'

/** What the service does with a message; it can drop the connection before it says that it has taken one. */
type Behaviour =
  | 'takes'
  | 'is-gone'
  | 'is-unknown'
  | 'too-fast'
  | 'fails'
  | 'refuses'
  | 'redirects'
  | 'is-silent'
  | 'dies-after'

interface TakenMessage {
  /** The last part of the address. */
  readonly device: string
  /** As it is after decryption. */
  readonly message: { readonly title: string; readonly body: string; readonly tag: string }
  readonly headers: IncomingHttpHeaders
  /** Whether the service has said so. */
  readonly isAcknowledged: boolean
}

const statuses = {
  takes: 201,
  'is-gone': 410,
  'is-unknown': 404,
  'too-fast': 429,
  fails: 503,
  refuses: 400,
  redirects: 307,
} as const

/** A push service that can fail in every way, with the browsers behind it. `port` stays the same while it is down. */
export class PushService extends HttpService {
  /** A function is called for each message, with its device. */
  behaviour: Behaviour | ((device: string) => Behaviour) = 'takes'
  readonly taken: TakenMessage[] = []

  /** What a browser of this name tells us to store. */
  subscription(device: string) {
    return subscriptionOf(this.address, device)
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const device = request.url?.split('/').at(-1) ?? ''
    const body = await buffer(request)
    const behaviour = typeof this.behaviour === 'function' ? this.behaviour(device) : this.behaviour
    if (behaviour === 'is-silent') return
    if (behaviour === 'takes' || behaviour === 'dies-after') {
      const problem = await vapidProblem(request.headers.authorization ?? '', this.address)
      if (problem !== null) return void response.writeHead(403).end(problem)
      const message = JSON.parse(decrypted(device, body)) as TakenMessage['message']
      const isAcknowledged = behaviour === 'takes'
      this.taken.push({ device, message, headers: request.headers, isAcknowledged })
    }
    if (behaviour === 'dies-after') return void request.socket.destroy()
    response.writeHead(statuses[behaviour], {
      ...(behaviour === 'too-fast' && { 'retry-after': '90' }),
      ...(behaviour === 'redirects' && { location: `${this.address}/elsewhere` }),
    })
    response.end()
  }
}
