import type { NotificationFacts } from './notification.ts'
import type { NotificationKind } from './notificationKinds.ts'

/**
 * The recipients of an event. All audiences but `people` are resolved when the event is fanned out: the players of
 * teams or of the whole competition, or its owner and administrators. People without an account and the person who
 * caused the event are left out.
 */
export type Audience =
  | { readonly of: 'people'; readonly uids: readonly string[] }
  | {
      readonly of: 'teams'
      readonly teamIds: readonly string[]
      /** The teams of the match that the event is about. Absent if they are the addressed ones. */
      readonly matchTeamIds?: readonly string[]
      /** Stand-ins who currently have no team of their own. Absent if there are none. */
      readonly standIns?: readonly { readonly uid: string; readonly teamId: string }[]
    }
  | { readonly of: 'players' }
  /** `teamIds` are the teams that the event is about. Absent if there are none. */
  | { readonly of: 'organizers'; readonly teamIds?: readonly string[] }
  /** The followers of an organizer, as long as the competition stands on the organizer's page. */
  | { readonly of: 'followers'; readonly organizerUid: string }
  /** Guests, by mail only. */
  | { readonly of: 'guests'; readonly places: readonly OfferedPlace[] }

/** A guest's place that is offered by mail. */
export interface OfferedPlace {
  readonly uid: string
  /** The key of the mail address at the time. */
  readonly addressKey: string
  readonly invitationId: string
}

/**
 * The document `outbox/{eventId}`, readable by the server only: an event, written in the transaction that caused it. It
 * is a single document for any number of recipients.
 */
export type OutboxEvent<K extends NotificationKind = NotificationKind> = {
  readonly [P in K]: {
    readonly kind: P
    readonly facts: NotificationFacts[P]
    readonly competition: { readonly id: string; readonly name: string }
    readonly audience: Audience
    /** The person who caused the event and is not notified; null if nobody did. */
    readonly byUid: string | null
    /**
     * The person whose name or words the facts contain; the event is deleted with that account. Absent if there is
     * none.
     */
    readonly personUid?: string | null
    /** Milliseconds since the epoch. */
    readonly at: number
    /** When the job takes over if the trigger has not finished; null once all recipients are notified. */
    readonly fanOutAfter: number | null
    /** The last notified person or team, after which the fan-out resumes. */
    readonly after: string | null
    /** When the event may be deleted, in milliseconds since the epoch. */
    readonly sweepAfter: number
  }
}[K]

/** The part of an event that its writer provides. */
export type NewEvent<K extends NotificationKind> = Omit<
  OutboxEvent<K>,
  'kind' | 'personUid' | 'fanOutAfter' | 'after' | 'sweepAfter'
> &
  PersonOf<K> & {
    /**
     * The ids, revision or time that distinguish the cause from all others of this kind in the competition. The same
     * cause gives the same document, so that a repeated call does not notify anyone twice.
     */
    readonly cause: readonly (string | number)[]
  }

type PersonOf<K extends NotificationKind> = K extends NotificationKind
  ? NotificationFacts[K] extends PersonalFacts
    ? { readonly personUid: string | null }
    : { readonly personUid?: string | null }
  : never

/** Facts that name or quote a person. */
type PersonalFacts = { readonly name: string } | { readonly from: string } | { readonly comment: string }
