import type { Webhook, WebhookDelivery } from '@upper-bracket/shared/integrations/webhook'

export const aWebhook: Webhook = {
  address: 'bot.example/hook',
  kinds: ['match.finished'],
  createdAt: 1,
  state: 'active',
  paused: null,
  failingSince: null,
  last: null,
  previousSecretUntil: null,
}

/** A delivery that arrived. */
export function aDelivery(webhookId: string): WebhookDelivery {
  return {
    webhookId,
    messageId: 'msg_1',
    event: { type: 'webhook.test' },
    position: 0,
    committedAt: 1,
    revision: 1,
    state: 'delivered',
    at: 1,
    dueAt: null,
    attemptCount: 1,
    attempts: [],
    request: null,
    sweepAfter: Date.now() + 60 * 60_000,
  }
}
