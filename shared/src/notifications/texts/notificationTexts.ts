import type { Notification } from '../notification.ts'
import type { NotificationKind } from '../notificationKinds.ts'

/** Plain text that must be escaped before it is inserted into HTML. */
export interface NotificationText {
  readonly title: string
  readonly body: string
  /** The label of the link. */
  readonly action: string
}

/** The context of a text in addition to the notification. */
export interface Circumstances {
  /** The names of the person's team and of the opponent. */
  readonly own: string
  readonly opponent: string
  /** The name of the team that starts the match at 1:0; null if none does. */
  readonly ahead: string | null
  /** Formats a point in time (milliseconds since the epoch) for this person. */
  readonly time: (at: number) => string
}

/** Those about people who ask to enter, in one language. */
export type EntryTexts = Pick<
  NotificationTexts,
  | 'entryRequested'
  | 'entryGranted'
  | 'entryDeclined'
  | 'queueResumed'
  | 'movedUp'
  | 'placeToConfirm'
  | 'placeExpired'
  | 'registrationClosed'
  | 'codesTried'
>

/** The texts of one language. */
export type NotificationTexts = {
  readonly [K in NotificationKind]: (
    notification: Notification<K>,
    circumstances: Circumstances,
  ) => NotificationText
}
