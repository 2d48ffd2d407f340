import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { HttpService } from './httpService.ts'
import { verifyAt } from './verifyAt.ts'

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ revision: z.int().optional(), challenge: z.string().optional() }),
})

export interface Received {
  readonly id: string
  readonly type: string
  readonly revision: number
  readonly data: Readonly<Record<string, unknown>>
}

/** How the receiver answers, after it has received the message. */
export type Answer = number | 'hang' | 'redirect'

/** A program that receives webhooks and verifies them with the official library. */
export class WebhookReceiver extends HttpService {
  readonly received: Received[] = []
  answer: Answer = 200
  /** Whether it returns the challenge. */
  expectsWebhooks = true
  clock: () => number = Date.now
  #secret = ''

  knows(secret: string): this {
    this.#secret = secret
    return this
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const headers = request.headers as Record<string, string>
    const { type, data } = message.parse(verifyAt(this.clock(), this.#secret, { headers, body }))
    if (data.challenge !== undefined) {
      response.end(this.expectsWebhooks ? data.challenge : 'what is this?')
      return
    }
    this.received.push({ id: headers['webhook-id'] ?? '', type, revision: data.revision ?? 0, data })
    if (this.answer === 'hang') return
    const status = this.answer === 'redirect' ? 302 : this.answer
    response.writeHead(status, { location: `${this.address}/elsewhere` })
    response.end(`answer ${status}`)
  }
}
