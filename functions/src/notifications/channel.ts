import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import type { NotificationText } from '@upper-bracket/shared/notifications/texts/notificationTexts'
import type { Language } from '@upper-bracket/shared/profile/profile'

/** What a person is to be told, in their language. */
export interface Message {
  readonly uid: string
  readonly lang: Language
  readonly text: NotificationText
  /** The page that it is about. */
  readonly url: string
  /** The readiness check that it asks for; null if it asks for none. */
  readonly check: { readonly competitionId: string; readonly checkId: string } | null
}

/** A way to send messages. It never throws for what the service or the network does, and takes less than `leaseMs`. */
export interface MessageChannel {
  /** How many messages are sent at the same time. */
  readonly atOnce: number
  /** `key` is the same at every attempt to send this message. */
  send(message: Message, key: string): Promise<Attempt>
}
