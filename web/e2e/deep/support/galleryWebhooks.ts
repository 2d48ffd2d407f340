import type { Webhook, WebhookDelivery } from '@upper-bracket/shared/integrations/webhook'
import { changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { stored } from '../../../../testing/database.ts'
import { hour } from '../../../../testing/seededCompetition.ts'

/** Webhooks in each state; the log of the first one has a delivery in each. */
export async function storeWebhooks(competitionId: string): Promise<void> {
  const now = Date.now()
  const active: Webhook = {
    address: 'bot.night-league.example/…c0de',
    kinds: changeKinds,
    createdAt: 1,
    state: 'active',
    paused: null,
    failingSince: null,
    last: { at: now - hour, status: 200 },
    previousSecretUntil: now + 20 * hour,
  }
  const failing: Webhook = {
    ...active,
    address: 'community-of-the-river-district.example:8443/…1a2b',
    kinds: ['match.finished', 'competition.finished'],
    createdAt: 2,
    failingSince: now - 3 * hour,
    previousSecretUntil: null,
  }
  const paused = { state: 'paused', paused: { reason: 'gone', since: now - 5 * hour } } as const
  const gone: Webhook = {
    ...failing,
    ...paused,
    address: 'old.example/hook',
    createdAt: 3,
    failingSince: null,
  }
  const request = {
    headers: {
      'webhook-id': 'msg_bqPLY1XJdP7VnZAGmBuY',
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
    body: JSON.stringify({
      type: 'match.finished',
      timestamp: new Date(now).toISOString(),
      data: { competitionId, revision: now, bracketId: 'b', matchIds: ['upper-1-1'] },
    }),
  }
  const delivered: WebhookDelivery = {
    webhookId: 'first',
    messageId: 'msg_bqPLY1XJdP7VnZAGmBuY',
    event: { type: 'match.finished', bracketId: 'b', matchIds: ['upper-1-1'] },
    position: 0,
    committedAt: now,
    revision: now,
    state: 'delivered',
    at: now - hour,
    dueAt: null,
    attemptCount: 2,
    attempts: [
      { at: now - hour, durationMs: 10_003, status: null, reason: 'timeout', answer: '' },
      { at: now - hour / 2, durationMs: 84, status: 200, reason: null, answer: '{"ok":true}' },
    ],
    request,
    sweepAfter: now + 300 * hour,
  }
  const deliveries: readonly WebhookDelivery[] = [
    delivered,
    { ...delivered, event: { type: 'players.changed' }, state: 'waiting', at: now - 2 * hour },
    { ...delivered, event: { type: 'webhook.test' }, state: 'dropped', at: now - 3 * hour, attemptCount: 0 },
  ]
  await Promise.all([
    stored.webhook(competitionId, 'first').set(active),
    stored.webhook(competitionId, 'second').set(failing),
    stored.webhook(competitionId, 'third').set(gone),
    ...deliveries.map(delivery => stored.webhookDeliveries(competitionId).doc().set(delivery)),
  ])
}
