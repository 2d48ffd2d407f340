import type { NotificationFacts } from '../notifications/notification.ts'
import type { NotificationKind } from '../notifications/notificationKinds.ts'
import type { Audience } from '../notifications/outboxEvent.ts'
import { commentatorsPath } from './commentatorPaths.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

type News = {
  readonly [K in NotificationKind]: {
    readonly kind: K
    readonly facts: NotificationFacts[K]
    readonly audience: Audience
  }
}[NotificationKind]

const organizers: Audience = { of: 'organizers' }

/** What the other side is told of a change of a request; null: of nothing, or there is no other side yet. */
export function requestNews(
  competitionId: string,
  before: CommentatorRequest | null,
  after: CommentatorRequest,
): News | null {
  if (before?.status === after.status) return null
  const path = commentatorsPath(competitionId)
  const name = after.displayName ?? ''
  const uid = after.commentatorUid
  const commentator: Audience = { of: 'people', uids: uid === null ? [] : [uid] }
  switch (after.status) {
    case 'awaiting':
      return null
    case 'offered':
      return { kind: 'commentaryOffered', facts: { path, name }, audience: organizers }
    case 'confirmed':
      return after.origin === 'offer'
        ? { kind: 'commentaryOfferAnswered', facts: { path, answer: 'confirmed' }, audience: commentator }
        : { kind: 'commentatorAnswered', facts: { path, name, answer: 'confirmed' }, audience: organizers }
    case 'declined': {
      const answer = before?.status === 'confirmed' ? 'cancelled' : 'declined'
      return { kind: 'commentatorAnswered', facts: { path, name, answer }, audience: organizers }
    }
    case 'cancelled':
      if (uid === null) return null
      return before?.status === 'offered'
        ? { kind: 'commentaryOfferAnswered', facts: { path, answer: 'declined' }, audience: commentator }
        : { kind: 'commentatorCancelled', facts: { path }, audience: commentator }
  }
}
