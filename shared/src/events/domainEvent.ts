import type { NotificationKind } from '../notifications/notificationKinds.ts'
import type { Audience, NewEvent } from '../notifications/outboxEvent.ts'
import type { Timer } from './timer.ts'

/** A notification that follows from a change. The transaction adds the competition, the actor and the time. */
export type DomainEvent<K extends NotificationKind = NotificationKind> = {
  readonly [P in K]: { readonly kind: P } & Omit<NewEvent<P>, 'competition' | 'byUid' | 'at'>
}[K]

/** An event that is sent to the players of teams. */
export type TeamsEvent<K extends NotificationKind> = DomainEvent<K> & {
  readonly audience: Extract<Audience, { readonly of: 'teams' }>
}

/** The events and timers that follow from a change. */
export interface Effects {
  readonly events: readonly DomainEvent[]
  readonly timers: readonly Timer[]
}
