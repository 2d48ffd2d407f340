import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { requestNews } from '@upper-bracket/shared/commentators/requestNews'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Change {
  readonly competition: { readonly id: string; readonly name: string }
  readonly requestId: string
  /** Null for a new request. */
  readonly before: CommentatorRequest | null
  readonly after: CommentatorRequest
  readonly byUid: string
  readonly now: number
}

/** Tells the other side of a change of a request, if it concerns them. */
export function writeRequestNews(
  writes: CheckedWrites,
  { competition, requestId, before, after, byUid, now }: Change,
): void {
  const news = requestNews(competition.id, before, after)
  if (news === null) return
  const { kind, facts, audience } = news
  const event = outboxEvent(kind, {
    cause: [requestId, now],
    competition: { id: competition.id, name: competition.name },
    facts,
    audience,
    byUid,
    personUid: after.commentatorUid,
    at: now,
  })
  writes.emit(event)
}
