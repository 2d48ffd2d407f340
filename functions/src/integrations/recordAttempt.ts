import type {
  PauseReason,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookRequest,
  WebhookSecret,
} from '@upper-bracket/shared/integrations/webhook'
import { nextRevision } from '@upper-bracket/shared/integrations/webhook'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { webhookBody } from '@upper-bracket/shared/integrations/webhookPayload'
import { pauseMs } from '@upper-bracket/shared/notifications/delivery'
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { commitWithLease, type Lease, releaseLease } from '../platform/lease.ts'
import { logs } from '../platform/logs.ts'
import { outboxEvent } from '../platform/outboxEvent.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import type { Answered } from './postWebhook.ts'
import type { WebhookTarget } from './webhookTarget.ts'

type Read = QueryDocumentSnapshot<WebhookDelivery>

interface Message {
  readonly id: string
  readonly body: string
  readonly revision: number
  readonly committedAt: number
}

/** The job takes over if the process dies before it sends the next event. */
const takeOverMs = 60_000
/** The pause between two requests, which bounds what an address gets. */
const paceMs = 100
/** An address that takes longer to answer is called again only after a multiple of that time (see `pauseAfterAnswer`). */
const slowMs = 1000
const slowFactor = 5
const maxRetryAfterMs = 60 * 60_000

/** Builds the request of an event. An attempt after the first has the same id, revision and body. */
export function prepared(
  competitionId: string,
  read: Read,
  { revision: previous }: Pick<WebhookSecret, 'revision'>,
): Message {
  const { messageId, event, ...stored } = read.data()
  const committedAt = stored.committedAt ?? read.createTime.toMillis()
  const revision = stored.revision ?? nextRevision(previous, committedAt)
  const timestamp = new Date(committedAt).toISOString()
  const body = webhookBody(event, { competitionId, revision, timestamp, origin: publicOrigin() })
  return { id: messageId, body, revision, committedAt }
}

interface Attempted {
  readonly webhook: Webhook
  readonly first: Read
  readonly next: Read | null
  readonly message: Message
  readonly request: WebhookRequest
  readonly answered: Answered
  readonly startedAt: number
  readonly now: number
  /** In [0, 1). */
  readonly chance: number
}

/**
 * Records an attempt in the log. After a success the next event is first. After a failure the event is repeated later
 * and the others wait; after 410, or a day of failures, the webhook is paused and the organizers are notified. Returns
 * the lease if the next event can be sent.
 */
export async function recordAttempt(
  target: WebhookTarget,
  lease: Lease<WebhookSecret>,
  attempted: Attempted,
): Promise<Lease<WebhookSecret> | null> {
  const { webhook, next, message, answered, startedAt, now } = attempted
  const { status } = answered
  const last = { at: startedAt, status }
  const revision = Math.max(lease.data.revision, message.revision)
  const webhookRef = documents.webhook(target.competitionId, target.webhookId)
  if (answered.reason === null) {
    const fields = { nextAt: now + pauseAfterAnswer(now - startedAt), attempts: 0, revision }
    return commitWithLease(lease, { now, fields }, batch => {
      batch.update(webhookRef, { failingSince: null, last })
      logAttempt(batch, attempted, { state: 'delivered', dueAt: null })
      if (next?.data().dueAt === null) batch.update(next.ref, { dueAt: now + takeOverMs })
    })
  }

  const failingSince = webhook.failingSince ?? startedAt
  const paused = pauseAfter(status, failingSince, now)
  const attempts = lease.data.attempts + 1
  const retryAfterMs = Math.min(answered.retryAfterMs ?? 0, maxRetryAfterMs)
  const nextAt = paused === null ? now + Math.max(pauseMs(attempts, attempted.chance), retryAfterMs) : 0
  const competition = paused === null ? null : await documents.competition(target.competitionId).get()
  logs.webhookFailed(lease.ref.path, answered.reason, { status, isPaused: paused !== null })
  await releaseLease(lease, { nextAt, attempts, revision }, batch => {
    const state =
      paused === null ? {} : ({ state: 'paused', paused: { reason: paused, since: now } } as const)
    batch.update(webhookRef, { failingSince, last, ...state })
    logAttempt(batch, attempted, { state: 'waiting', dueAt: paused === null ? nextAt : null })
    const name = competition?.data()?.name
    if (paused === null || name === undefined) return
    const { ref, data } = outboxEvent('webhookPaused', {
      cause: [target.webhookId, now],
      competition: { id: target.competitionId, name },
      facts: { address: webhook.address, reason: paused },
      audience: { of: 'organizers' },
      byUid: null,
      at: now,
    })
    batch.create(ref, data)
  })
  return null
}

/** A slow address ends its run, and the senders that all webhooks share are free for the others most of the time. */
function pauseAfterAnswer(durationMs: number): number {
  return durationMs > slowMs ? slowFactor * durationMs : paceMs
}

function pauseAfter(
  status: number | null,
  failingSince: number,
  now: number,
): (PauseReason & ('gone' | 'failing')) | null {
  if (status === 410) return 'gone'
  return now - failingSince >= webhookLimits.failingMs ? 'failing' : null
}

function logAttempt(
  batch: WriteBatch,
  { first, message, request, answered, startedAt, now }: Attempted,
  state: Pick<WebhookDelivery, 'state' | 'dueAt'>,
): void {
  const { attempts, attemptCount } = first.data()
  const attempt: WebhookAttempt = {
    at: startedAt,
    durationMs: now - startedAt,
    status: answered.status,
    reason: answered.reason,
    answer: answered.answer.slice(0, webhookLimits.answerLength),
  }
  const { revision, committedAt } = message
  batch.update(first.ref, {
    ...state,
    revision,
    committedAt,
    request,
    attemptCount: attemptCount + 1,
    attempts: [...attempts, attempt].slice(-webhookLimits.shownAttempts),
  })
}
