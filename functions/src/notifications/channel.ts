import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import type { NotificationText } from '@upper-bracket/shared/notifications/texts/notificationTexts'
import type { Language } from '@upper-bracket/shared/profile/profile'

/** What a person can answer without opening the page. */
export type Question =
  | { readonly of: 'readiness'; readonly competitionId: string; readonly checkId: string }
  /** Of a captain: whether the team is there for a match. */
  | {
      readonly of: 'checkIn'
      readonly competitionId: string
      readonly bracketId: string
      readonly matchId: string
      readonly revision: number
    }
  /** Of a player: whether to join the team that asks. */
  | { readonly of: 'teamRequest'; readonly competitionId: string; readonly teamId: string }
  /** A request to commentate. */
  | { readonly of: 'commentary'; readonly competitionId: string; readonly requestId: string }

/** What a person is to be told, in their language. */
export interface Message {
  readonly uid: string
  readonly lang: Language
  readonly text: NotificationText
  /** The page that it is about. */
  readonly url: string
  /** What it asks; null if it asks nothing. */
  readonly question: Question | null
  /** Worthless if it arrives late. */
  readonly urgent: boolean
  /** After this it is worth nothing. Milliseconds since the epoch. */
  readonly usefulUntil: number
}

/** A way to send messages. It never throws for what the service or the network does, and takes less than `leaseMs`. */
export interface MessageChannel {
  /** How many messages are sent at the same time. */
  readonly atOnce: number
  /** `key` is the same at every attempt to send this message. */
  send(message: Message, key: string): Promise<Attempt>
}
