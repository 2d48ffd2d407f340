import type { Notification } from '../notification.ts'
import type { NotificationKind } from '../notificationKinds.ts'

/** Plain text that must be escaped before it is inserted into HTML. */
export interface NotificationText {
  readonly title: string
  readonly body: string
  /** What the link is called. */
  readonly action: string
}

/** What a text needs to know beyond the notification. */
export interface Circumstances {
  /** The person's own team, and the other one. */
  readonly own: string
  readonly opponent: string
  /** Writes a point in time (milliseconds since the epoch) for this person. */
  readonly time: (at: number) => string
}

/** The texts of one language. */
export type NotificationTexts = {
  readonly [K in NotificationKind]: (
    notification: Notification<K>,
    circumstances: Circumstances,
  ) => NotificationText
}
