import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'
import type { ReceivedWebhook } from './comparison.ts'

const message = z.object({
  type: z.string(),
  data: z.looseObject({ revision: z.int().optional(), challenge: z.string().optional() }),
})

export interface WebhookReceiver {
  readonly address: string
  /** In the order of arrival. */
  readonly received: readonly ReceivedWebhook[]
  stop(): void
}

/** Starts a program that receives webhooks. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { type, data } = message.parse(JSON.parse(body))
    if (data.challenge === undefined)
      received.push({ id: String(request.headers['webhook-id']), type, revision: data.revision ?? 0 })
    response.end(data.challenge ?? '')
  })
  // An evening that is stopped leaves it open.
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    stop: () => server.closeAllConnections() ?? server.close(),
  }
}
