import { commentatePath, commentatorsPath } from '../commentators/commentatorPaths.ts'
import type { CommentatorRequest } from '../commentators/commentatorRequest.ts'
import type { Audience } from '../notifications/outboxEvent.ts'
import type { DomainEvent } from './domainEvent.ts'

interface RequestIds {
  readonly competitionId: string
  readonly requestId: string
}

const organizers: Audience = { of: 'organizers' }

/** Notifies the other side of a change of a request. `before` is null for a new request. */
export function commentatorEvents(
  { competitionId, requestId }: RequestIds,
  before: CommentatorRequest | null,
  after: CommentatorRequest,
  now: number,
): readonly DomainEvent[] {
  if (before?.status === after.status) return []
  const { status, origin, commentatorUid: personUid } = after
  const path = commentatorsPath(competitionId)
  const name = after.displayName ?? ''
  const cause = [requestId, now]
  const commentator = commentatorOf(after)
  switch (status) {
    case 'awaiting':
      return []
    case 'offered':
      return [{ kind: 'commentaryOffered', cause, personUid, facts: { path, name }, audience: organizers }]
    case 'confirmed':
      return origin === 'offer' ? [offerAnswered(status)] : [answered(status)]
    case 'declined':
      return [answered(before?.status === 'confirmed' ? 'cancelled' : status)]
    case 'cancelled':
      if (personUid === null) return []
      return before?.status === 'offered'
        ? [offerAnswered('declined')]
        : [{ kind: 'commentatorCancelled', cause, personUid, facts: { path }, audience: commentator }]
  }
  function answered(answer: 'confirmed' | 'declined' | 'cancelled'): DomainEvent {
    const facts = { path, name, answer }
    return { kind: 'commentatorAnswered', cause, personUid, facts, audience: organizers }
  }
  function offerAnswered(answer: 'confirmed' | 'declined'): DomainEvent {
    const facts = { path, answer }
    return { kind: 'commentaryOfferAnswered', cause, personUid, facts, audience: commentator }
  }
}

/** Notifies a person whom the bot knows of a request to them by `organizerUid`. */
export function commentatorRequestedEvent(
  { competitionId, requestId }: RequestIds,
  { organizerUid, comment }: Pick<CommentatorRequest, 'organizerUid' | 'comment'>,
  reachedUid: string,
): DomainEvent {
  return {
    kind: 'commentatorRequested',
    cause: [requestId],
    personUid: organizerUid,
    facts: { path: commentatePath(competitionId, requestId), requestId, comment },
    audience: { of: 'people', uids: [reachedUid] },
  }
}

/** Notifies the organizers that nobody has responded to a request. */
export function commentatorReminderEvent(
  { competitionId, requestId }: RequestIds,
  { displayName, contact, commentatorUid }: CommentatorRequest,
): DomainEvent {
  return {
    kind: 'commentatorReminder',
    cause: [requestId],
    personUid: commentatorUid,
    facts: { path: commentatorsPath(competitionId), name: displayName ?? contact?.handle ?? '' },
    audience: organizers,
  }
}

/** Notifies the commentator of the matches of a booking. */
export function commentatorBookedEvent(
  { competitionId, requestId }: RequestIds,
  booked: CommentatorRequest,
  { overlap, now }: { readonly overlap: boolean; readonly now: number },
): DomainEvent {
  const matchCount = booked.matches?.matchIds.length ?? 0
  return {
    kind: 'commentatorBooked',
    cause: [requestId, now],
    facts: { path: commentatorsPath(competitionId), matchCount, overlap },
    audience: commentatorOf(booked),
  }
}

/** Notifies the commentator of the right to run the broadcast. */
export function madeProducerEvent(
  { competitionId, requestId }: RequestIds,
  request: CommentatorRequest,
  now: number,
): DomainEvent {
  return {
    kind: 'madeProducer',
    cause: [requestId, now],
    facts: { path: commentatorsPath(competitionId) },
    audience: commentatorOf(request),
  }
}

function commentatorOf({ commentatorUid }: Pick<CommentatorRequest, 'commentatorUid'>): Audience {
  return { of: 'people', uids: commentatorUid === null ? [] : [commentatorUid] }
}
