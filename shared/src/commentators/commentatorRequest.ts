import type { Conversation } from '../chat/conversation.ts'
import type { BroadcastLanguage } from '../live/liveLinks.ts'
import type { Contact } from './contact.ts'

/**
 * `awaiting`: the commentator has not responded. `offered`: organizers have not responded to an offer. `declined`: the
 * commentator said no, stepped back, or withdrew the offer. `cancelled`: organizers took the request back, or turned the
 * offer down.
 */
export type RequestStatus = 'awaiting' | 'offered' | 'confirmed' | 'declined' | 'cancelled'

export interface ChosenMatches {
  readonly bracketId: string
  readonly matchIds: readonly string[]
}

/**
 * The document `competitions/{id}/commentators/{requestId}`: somebody whom organizers asked to comment, or who offered
 * to. For organizers and the commentator only. Times are milliseconds since the epoch.
 */
export interface CommentatorRequest extends Conversation {
  readonly origin: 'request' | 'offer'
  readonly status: RequestStatus
  /** In the form of `broadcastUrl`. */
  readonly broadcastLink: string
  /** Null for an offer, and once the commentator's account has been deleted. */
  readonly contact: Contact | null
  /** What the organizer says to the commentator, or who offers to comment says of themselves; may be empty. */
  readonly comment: string
  /** In which the commentator speaks; empty until they have said so. */
  readonly languages: readonly BroadcastLanguage[]
  /** Null: the whole competition. */
  readonly matches: ChosenMatches | null
  /** Who asked; null for an offer. */
  readonly organizerUid: string | null
  /** Who opened the private link first, or offered to comment; null until then. */
  readonly commentatorUid: string | null
  /** The public name and picture of the commentator. */
  readonly displayName: string | null
  readonly photoURL: string | null
  readonly requestedAt: number
  /** When it was confirmed for the first time: from then on there is a chat. */
  readonly confirmedAt: number | null
  /** When it was declined or cancelled. */
  readonly endedAt: number | null
  /** When organizers were reminded that nobody had responded. */
  readonly remindedAt: number | null
  /**
   * Who has not seen the latest message: by it somebody finds one unread chat without reading all of them. Absent until
   * the first message; of old chats, until the next one.
   */
  readonly unreadBy?: readonly string[]
}
