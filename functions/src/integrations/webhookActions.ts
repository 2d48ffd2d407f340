import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Webhook, WebhookSecret } from '@upper-bracket/shared/integrations/webhook'
import { changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { newWebhookDelivery } from '../platform/newWebhookDelivery.ts'
import { addWebhook } from './addWebhook.ts'
import type { WebhookTarget } from './webhookTarget.ts'

const missing = refuse('not-found', { document: 'webhook' })

export const webhookActions = {
  addWebhook,

  updateWebhook: action('updateWebhook', {
    read: ({ reads, input }) => reads.get(documents.webhook(input.competitionId, input.webhookId)),
    decide: ({ input }, read) => {
      const before = read.data()
      if (before === undefined) return missing
      const kinds = changeKinds.filter(kind => input.kinds.includes(kind))
      if (kinds.join() === before.kinds.join()) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => writes.update(read, { kinds }),
        log: { action: 'updateWebhook', address: before.address },
      })
    },
  }),

  rotateWebhookSecret: action('rotateWebhookSecret', {
    read: ({ reads, input }) => readBoth(reads, input),
    decide: ({ input: { secret }, now }, { webhook, stored }) => {
      const [shown, secrets] = [webhook.data(), stored.data()?.secrets ?? []]
      const [current] = secrets
      if (shown === undefined || current === undefined) return missing
      // A late repetition does not bring back the secret that has been replaced since.
      if (secrets.some(each => each.secret === secret)) return accept({ output: {} })
      const until = now + webhookLimits.previousSecretMs
      return accept({
        output: {},
        write: writes => {
          writes.update(webhook, { previousSecretUntil: until })
          writes.update(stored, {
            secrets: [
              { secret, until: null },
              { ...current, until },
            ],
          })
        },
        log: { action: 'rotateWebhookSecret', address: shown.address },
      })
    },
  }),

  setWebhookPaused: action('setWebhookPaused', {
    read: async ({ reads, input }) => ({
      ...(await readBoth(reads, input)),
      waiting: await readWaiting(reads, input),
    }),
    decide: ({ input: { paused }, now }, { webhook, stored, waiting }) => {
      const shown = webhook.data()
      if (shown === undefined || !stored.exists) return missing
      if (paused === (shown.state === 'paused')) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => {
          if (paused) {
            writes.update(webhook, { state: 'paused', paused: { reason: 'organizer', since: now } })
            // Breaks the lease, so that nothing more is sent.
            writes.update(stored, { leasedUntil: 0 })
            return
          }
          writes.update(webhook, { state: 'active', paused: null, failingSince: null })
          writes.update(stored, { nextAt: 0, attempts: 0 })
          for (const read of waiting.docs.slice(0, 1)) writes.update(read, { dueAt: now })
        },
        log: { action: paused ? 'pauseWebhook' : 'resumeWebhook', address: shown.address },
      })
    },
  }),

  testWebhook: action('testWebhook', {
    read: ({ reads, input: { competitionId, webhookId, deliveryId } }) =>
      Promise.all([
        reads.get(documents.webhook(competitionId, webhookId)),
        reads.get(documents.webhookDeliveries(competitionId).doc(deliveryId)),
      ]),
    decide: ({ input: { competitionId, webhookId, deliveryId }, now }, [webhook, delivery]) => {
      if (!webhook.exists) return missing
      if (delivery.exists) return accept({ output: {} })
      const given = { id: deliveryId, event: { type: 'webhook.test' }, now } as const
      const { ref, data } = newWebhookDelivery(competitionId, webhookId, given)
      return accept({ output: {}, write: writes => writes.create({ ref }, data) })
    },
  }),

  resendWebhookDelivery: action('resendWebhookDelivery', {
    read: ({ reads, input: { competitionId, deliveryId, copyId } }) =>
      Promise.all([
        reads.get(documents.webhookDeliveries(competitionId).doc(deliveryId)),
        reads.get(documents.webhookDeliveries(competitionId).doc(copyId)),
      ]),
    decide: ({ input: { competitionId, copyId }, now }, [delivery, copy]) => {
      const original = delivery.data()
      if (original === undefined) return refuse('not-found', { document: 'delivery' })
      // What still waits will be sent anyway.
      if (copy.exists || original.state === 'waiting') return accept({ output: {} })
      const { webhookId, event } = original
      const { ref, data } = newWebhookDelivery(competitionId, webhookId, { id: copyId, event, now, original })
      return accept({ output: {}, write: writes => writes.create({ ref }, data) })
    },
  }),

  /** Its log stays until it is swept. */
  removeWebhook: action('removeWebhook', {
    read: async ({ reads, input }) => ({
      ...(await readBoth(reads, input)),
      waiting: await readWaiting(reads, input),
    }),
    decide: (_, { webhook, stored, waiting }) => {
      const shown = webhook.data()
      if (shown === undefined) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => {
          for (const read of waiting.docs) writes.update(read, { state: 'dropped', dueAt: null })
          writes.put(webhook.ref, null)
          writes.put(stored.ref, null)
        },
        log: { action: 'removeWebhook', address: shown.address },
      })
    },
  }),
}

interface Both {
  readonly webhook: DocumentSnapshot<Webhook>
  readonly stored: DocumentSnapshot<WebhookSecret>
}

async function readBoth(reads: Transaction, { competitionId, webhookId }: WebhookTarget): Promise<Both> {
  const [webhook, stored] = await Promise.all([
    reads.get(documents.webhook(competitionId, webhookId)),
    reads.get(documents.webhookSecret(competitionId, webhookId)),
  ])
  return { webhook, stored }
}

function readWaiting(reads: Transaction, { competitionId, webhookId }: WebhookTarget) {
  const waiting = find('webhookDeliveriesByState', { competitionId, webhookId, state: 'waiting' })
  return reads.get(waiting.limit(webhookLimits.waiting))
}
