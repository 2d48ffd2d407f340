import type { WebhookRequest } from '@upper-bracket/shared/integrations/webhook'
import { Webhook as Verifier } from 'standardwebhooks'
import { vi } from 'vitest'

/** Verifies a request with the official library, like a receiver that knows one secret and whose clock shows `now`. */
export function verifyAt(now: number, secret: string, { headers, body }: WebhookRequest): unknown {
  vi.setSystemTime(now)
  try {
    return new Verifier(secret).verify(body, { ...headers })
  } finally {
    vi.useRealTimers()
  }
}
