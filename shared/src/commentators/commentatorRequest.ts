import type { Conversation } from '../chat/conversation.ts'
import type { BroadcastLanguage } from '../live/liveLinks.ts'
import type { Contact } from '../player/contact.ts'

/**
 * `awaiting`: the commentator has not responded. `offered`: organizers have not responded to an offer. `declined`: the
 * commentator refused, stepped back, or withdrew the offer. `cancelled`: organizers withdrew the request or rejected
 * the offer.
 */
export type RequestStatus = 'awaiting' | 'offered' | 'confirmed' | 'declined' | 'cancelled'

export interface ChosenMatches {
  readonly bracketId: string
  readonly matchIds: readonly string[]
}

/**
 * The document `competitions/{id}/commentators/{requestId}`: a request to a commentator, or a commentator's offer. Only
 * organizers and the commentator can read it. Times are milliseconds since the epoch.
 */
export interface CommentatorRequest extends Conversation {
  readonly origin: 'request' | 'offer'
  readonly status: RequestStatus
  /** A normalized address, as returned by `broadcastUrl`. */
  readonly broadcastLink: string
  /** Null for an offer, and once the commentator's account has been deleted. */
  readonly contact: Contact | null
  /** The organizer's message to the commentator, or the offer's text; may be empty. */
  readonly comment: string
  /** The languages of the commentary; empty until the commentator has chosen them. */
  readonly languages: readonly BroadcastLanguage[]
  /** The matches of the booking; null for the whole competition. */
  readonly matches: ChosenMatches | null
  /** The organizer who made the request; null for an offer. */
  readonly organizerUid: string | null
  /** The person who first opened the private link or made the offer; null until then. */
  readonly commentatorUid: string | null
  /** The public name and picture of the commentator. */
  readonly displayName: string | null
  readonly photoURL: string | null
  readonly requestedAt: number
  /** When the request was first confirmed, which opens the chat. */
  readonly confirmedAt: number | null
  /** When the request was declined or cancelled. */
  readonly endedAt: number | null
  /** When organizers were reminded that nobody had responded. */
  readonly remindedAt: number | null
  /**
   * The uids of readers with unread messages, so that a query finds unread chats. Absent until the first message, and
   * in chats that had none since this field was added.
   */
  readonly unreadBy?: readonly string[]
}
