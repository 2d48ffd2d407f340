import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import type { NotificationText } from '@upper-bracket/shared/notifications/texts/notificationTexts'
import type { Language } from '@upper-bracket/shared/profile/profile'

/** A question that a person can answer without opening the page. */
export type Question =
  | { readonly of: 'readiness'; readonly competitionId: string; readonly checkId: string }
  /** Asks a captain whether the team is present for a match. */
  | {
      readonly of: 'checkIn'
      readonly competitionId: string
      readonly bracketId: string
      readonly matchId: string
      readonly revision: number
    }
  /** Asks a player whether to join a team. */
  | { readonly of: 'teamRequest'; readonly competitionId: string; readonly teamId: string }
  /** Asks whether to commentate. */
  | { readonly of: 'commentary'; readonly competitionId: string; readonly requestId: string }

/** A message to a person, in their language. */
export interface Message {
  readonly uid: string
  readonly lang: Language
  readonly text: NotificationText
  /** The page that the message is about. */
  readonly url: string
  /** The question of the message; null if there is none. */
  readonly question: Question | null
  /** Whether the message is worthless if late. */
  readonly urgent: boolean
  /** The time after which the message is worthless. Milliseconds since the epoch. */
  readonly usefulUntil: number
  /** The mail address of somebody without an account. Absent if the message goes to an account. */
  readonly stranger?: Stranger
}

interface Stranger {
  readonly email: string
  /** The key of the address. */
  readonly addressKey: string
  /** Says why they get the mail. */
  readonly why: string
}

/** A channel for messages. It never throws for errors of the service or the network, and takes less than `leaseMs`. */
export interface MessageChannel {
  /** The number of messages sent concurrently. */
  readonly atOnce: number
  /** `key` is the same for every attempt to send this message. */
  send(message: Message, key: string): Promise<Attempt>
}
