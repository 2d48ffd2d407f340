import type { Webhook, WebhookDelivery, WebhookSecret } from '@upper-bracket/shared/integrations/webhook'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { holdMessage, isDemonstration } from '../platform/demonstration.ts'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { commitWithLease, type Lease, releaseLease, takeLease } from '../platform/lease.ts'
import { logs } from '../platform/logs.ts'
import type { Answered, Post } from './postWebhook.ts'
import { prepared, recordAttempt } from './recordAttempt.ts'
import { signedRequest } from './signWebhook.ts'
import type { WebhookTarget } from './webhookTarget.ts'

export interface WebhookMeans {
  readonly post: Post
  readonly clock: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

type WebhookLease = Lease<WebhookSecret>
type Waiting = readonly QueryDocumentSnapshot<WebhookDelivery>[]

/** The approximate maximum duration of a run; the job continues afterwards. */
const workMs = 40_000
/** The maximum pause within a run; after a longer one, the job continues. */
const maxWaitMs = 5000
/** How often in a row new events may arrive at the end of a run. */
const maxRuns = 20
/** Finds more events than may wait, so that the oldest can be dropped. */
const maxRead = webhookLimits.waiting + 100

/**
 * Sends the events that are waiting for a webhook, one after the other in the order of their commits. A caller that finds
 * the lease taken leaves the work to its holder, and the holder checks again after it has released the lease, so nothing
 * is left behind. If this process dies between a request and its record, the request is repeated with the same
 * `webhook-id`, by which receivers recognize it.
 */
export async function deliverWebhook(target: WebhookTarget, means: WebhookMeans): Promise<void> {
  const ref = documents.webhookSecret(target.competitionId, target.webhookId)
  for (let run = 0; run < maxRuns; run += 1) {
    const lease = await takeLease(ref, means.clock())
    if (lease === 'taken') return
    if (lease === 'unknown') return drop(await waitingFor(target))
    const isDone = await work(target, lease, means)
    if (!isDone || (await waitingFor(target)).length === 0) return
  }
}

/** Returns whether nothing was waiting at the end. */
async function work(target: WebhookTarget, taken: WebhookLease, means: WebhookMeans): Promise<boolean> {
  const { competitionId, webhookId } = target
  const end = means.clock() + workMs
  for (let lease: WebhookLease | null = taken; lease !== null; ) {
    const now = means.clock()
    const [read, waiting] = await Promise.all([
      documents.webhook(competitionId, webhookId).get(),
      waitingFor(target),
    ])
    const webhook = read.data()
    if (waiting.length === 0 || webhook === undefined) {
      await releaseLease(lease)
      return waiting.length === 0
    }
    if (waiting.length > webhookLimits.waiting) {
      lease = await dropOldest(lease, waiting, now)
      continue
    }
    const { nextAt } = lease.data
    if (webhook.state === 'paused' || now > end || nextAt - now > maxWaitMs) {
      return putOff(lease, waiting, webhook.state === 'paused' ? null : Math.max(now, nextAt))
    }
    lease = await sendAll(target, lease, { webhook, waiting, end }, means)
  }
  return false
}

interface Queue {
  readonly webhook: Webhook
  readonly waiting: Waiting
  readonly end: number
}

/**
 * Sends the events until the time of the run is over, or the address has to be left alone for long. Pausing or removing
 * the webhook meanwhile breaks the lease. Returns null if work has to stop: after a failure, and when the lease is lost.
 */
async function sendAll(
  target: WebhookTarget,
  taken: WebhookLease,
  { webhook, waiting, end }: Queue,
  { post, clock, wait }: WebhookMeans,
): Promise<WebhookLease | null> {
  let lease: WebhookLease | null = taken
  for (const [index, first] of waiting.entries()) {
    const pause = lease.data.nextAt - clock()
    if (clock() > end || pause > maxWaitMs) break
    if (pause > 0) await wait(pause)
    const { address, secrets } = lease.data
    const message = prepared(target.competitionId, first, lease.data)
    const startedAt = clock()
    const request = signedRequest(secrets, { id: message.id, body: message.body, now: startedAt })
    const answered = isDemonstration()
      ? await hold(target.competitionId, { address, now: startedAt }, message)
      : await post(address, request)
    if (answered === null) {
      lease = await commitWithLease(lease, { now: startedAt, fields: {} }, batch =>
        batch.update(first.ref, { state: 'dropped', dueAt: null }),
      )
      if (lease === null) return null
      continue
    }
    const next = waiting[index + 1] ?? null
    const times = { startedAt, now: clock(), chance: Math.random() }
    lease = await recordAttempt(target, lease, { webhook, first, next, message, request, answered, ...times })
    if (lease === null) return null
  }
  return lease
}

/** Shows the event in a demonstration, which sends nothing; null if there is nobody to show it to. */
async function hold(
  competitionId: string,
  { address, now }: { readonly address: string; readonly now: number },
  { id, body }: { readonly id: string; readonly body: string },
): Promise<Answered | null> {
  const isHeld = await holdMessage(competitionId, id, {
    at: now,
    channel: 'webhook',
    to: new URL(address).hostname,
    title: '',
    text: body,
    url: null,
  })
  return isHeld ? { status: 200, reason: null, answer: '', retryAfterMs: null } : null
}

/** Returns the waiting events: those that have been sent before by their revision, then the others as committed. */
async function waitingFor({ competitionId, webhookId }: WebhookTarget): Promise<Waiting> {
  const query = find('webhookDeliveriesByState', { competitionId, webhookId, state: 'waiting' })
  const { docs } = await query.limit(maxRead).get()
  return docs.toSorted(inOrder)
}

function inOrder(
  one: QueryDocumentSnapshot<WebhookDelivery>,
  other: QueryDocumentSnapshot<WebhookDelivery>,
): number {
  const [first, second] = [one.data(), other.data()]
  return (
    (first.revision ?? Number.POSITIVE_INFINITY) - (second.revision ?? Number.POSITIVE_INFINITY) ||
    one.createTime.seconds - other.createTime.seconds ||
    one.createTime.nanoseconds - other.createTime.nanoseconds ||
    first.position - second.position
  )
}

/** Leaves the first event to the job at `dueAt`, null for never; the others wait behind it. */
async function putOff(lease: WebhookLease, waiting: Waiting, dueAt: number | null): Promise<false> {
  await releaseLease(lease, {}, batch => {
    for (const [index, read] of waiting.entries()) {
      const due = index === 0 ? dueAt : null
      if (read.data().dueAt !== due) batch.update(read.ref, { dueAt: due })
    }
  })
  return false
}

async function dropOldest(lease: WebhookLease, waiting: Waiting, now: number): Promise<WebhookLease | null> {
  const oldest = waiting.slice(0, waiting.length - webhookLimits.waiting)
  logs.webhookOverflow(lease.ref.path, oldest.length)
  return commitWithLease(lease, { now, fields: {} }, batch => {
    for (const { ref } of oldest) batch.update(ref, { state: 'dropped', dueAt: null })
  })
}

/** Drops the events of a webhook that was removed. */
async function drop(waiting: Waiting): Promise<void> {
  const batch = firestore().batch()
  for (const { ref } of waiting) batch.update(ref, { state: 'dropped', dueAt: null })
  await batch.commit()
}
