import { createHmac } from 'node:crypto'
import type { SigningSecret, WebhookRequest } from '@upper-bracket/shared/integrations/webhook'

interface Message {
  /** Stays the same when the message is repeated. */
  readonly id: string
  readonly body: string
  /** When the request is sent, in milliseconds since the epoch. */
  readonly now: number
}

/**
 * Returns a request with its signatures: one of each secret that is valid at the time, the current one first. See the
 * specification of Standard Webhooks, "Signature scheme".
 */
export function signedRequest(secrets: readonly SigningSecret[], { id, body, now }: Message): WebhookRequest {
  const timestamp = String(Math.floor(now / 1000))
  const valid = secrets.filter(({ until }) => until === null || until > now)
  const signatures = valid.map(({ secret }) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'UpperBracket-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
  return { headers, body }
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}
