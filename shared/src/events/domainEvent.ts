import type { NotificationKind } from '../notifications/notificationKinds.ts'
import type { Audience, NewEvent } from '../notifications/outboxEvent.ts'
import type { Timer } from './timer.ts'

/** What people are notified of when something changes. The transaction adds the competition, the actor and the time. */
export type DomainEvent<K extends NotificationKind = NotificationKind> = {
  readonly [P in K]: { readonly kind: P } & Omit<NewEvent<P>, 'competition' | 'byUid' | 'at'>
}[K]

/** An event that the players of teams are notified of. */
export type TeamsEvent<K extends NotificationKind> = DomainEvent<K> & {
  readonly audience: Extract<Audience, { readonly of: 'teams' }>
}

/** What follows from a change. */
export interface Effects {
  readonly events: readonly DomainEvent[]
  readonly timers: readonly Timer[]
}
