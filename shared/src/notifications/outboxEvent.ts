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
      /** Who plays with one of them though not a member, as long as they are in no team. Absent where nobody does. */
      readonly standIns?: readonly { readonly uid: string; readonly teamId: string }[]
    }
  | { readonly of: 'players' }
  /** `teamIds`: the teams that it is about. Absent where it names none. */
  | { readonly of: 'organizers'; readonly teamIds?: readonly string[] }

/**
 * The document `outbox/{eventId}`, readable by the server only: something that happened, written in the transaction of
 * its cause. However many people are told, it is one document.
 */
export type OutboxEvent<K extends NotificationKind = NotificationKind> = {
  readonly [P in K]: {
    readonly kind: P
    readonly facts: NotificationFacts[P]
    readonly competition: { readonly id: string; readonly name: string }
    readonly audience: Audience
    /** Who caused it, and needs not be told; null if nobody did. */
    readonly byUid: string | null
    /** Whose name or words the facts hold: the event is deleted with that account. Absent where there are none. */
    readonly personUid?: string | null
    /** Milliseconds since the epoch. */
    readonly at: number
    /** When the job takes it up if the trigger has not finished; null once everybody is told. */
    readonly fanOutAfter: number | null
    /** The last person told, or the last team: where fanning out resumes. */
    readonly after: string | null
    /** When it may be deleted. Milliseconds since the epoch. */
    readonly sweepAfter: number
  }
}[K]

/** What the one who writes an event says of it. */
export type NewEvent<K extends NotificationKind> = Omit<
  OutboxEvent<K>,
  'kind' | 'personUid' | 'fanOutAfter' | 'after' | 'sweepAfter'
> &
  PersonOf<K> & {
    /**
     * What distinguishes its cause from all others of the kind in the competition: ids, a revision, the time of the call.
     * The same cause gives the same document, so that what is carried out twice tells nobody twice.
     */
    readonly cause: readonly (string | number)[]
  }

type PersonOf<K extends NotificationKind> = K extends NotificationKind
  ? NotificationFacts[K] extends PersonalFacts
    ? { readonly personUid: string | null }
    : { readonly personUid?: string | null }
  : never

/** Facts in which people are named or quoted. */
type PersonalFacts = { readonly name: string } | { readonly from: string } | { readonly comment: string }
