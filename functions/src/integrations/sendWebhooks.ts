import { setTimeout as wait } from 'node:timers/promises'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { runDistinct } from '../platform/runDistinct.ts'
import { deliverWebhook, type WebhookMeans } from './deliverWebhook.ts'
import { webhookPost } from './postWebhook.ts'

const means: WebhookMeans = { post: webhookPost(), clock: Date.now, wait }

/** Sends a new event at once; the job `sendDeliveries` takes over what is left. */
export const sendWebhooks = onDocumentCreated(
  {
    document: 'competitions/{competitionId}/webhookDeliveries/{deliveryId}',
    region: functionsRegion,
    ...capacity.trigger,
    timeoutSeconds: 120,
  },
  unlessPaused(async ({ params: { competitionId }, data }) => {
    const webhookId: unknown = data?.get('webhookId')
    if (typeof webhookId === 'string') await deliverWebhook({ competitionId, webhookId }, means)
  }),
)

const maxDue = 100

/** Sends events that are due because their trigger died or the address failed. Safe to run concurrently. */
export async function sendDueWebhooks(over: WebhookMeans = means): Promise<void> {
  const due = await find('dueWebhookDeliveries', { dueAt: over.clock() }).limit(maxDue).get()
  const targets = due.docs.map(read => ({
    competitionId: read.ref.parent.parent?.id ?? '',
    webhookId: read.data().webhookId,
  }))
  const counts = await runDistinct(
    targets,
    ({ competitionId, webhookId }) => `${competitionId} ${webhookId}`,
    target => deliverWebhook(target, over),
  )
  logs.jobRan('sendDeliveries', { webhooks: counts.ran, failed: counts.failed })
}
