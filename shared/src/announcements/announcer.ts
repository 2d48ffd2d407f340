import type { Language } from '../profile/profile.ts'

/** The services over which a competition can be announced: a group or channel on Telegram, a webhook's channel on Discord. */
export const announcerServices = ['telegram', 'discord'] as const
export type AnnouncerService = (typeof announcerServices)[number]

/** The kinds of announcements that organizers choose from. */
export const announcementKinds = ['start', 'results', 'next', 'onAir', 'champion'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** `removed`: the bot is no longer in the chat. `gone`: the webhook was deleted. `no-rights`: it may not write there. */
export type BrokenReason = 'removed' | 'gone' | 'no-rights'

/** The document `competitions/{id}/announcers/{service}`, readable by organizers. It shows the state of a connection. */
export interface Announcer {
  readonly service: AnnouncerService
  /** The name that the service gives the chat or the webhook. */
  readonly title: string
  /** The last characters of the webhook's address; empty for a chat. The address itself is never shown again. */
  readonly addressEnd: string
  readonly lang: Language
  readonly kinds: readonly AnnouncementKind[]
  readonly connectedAt: number
  /** Why sending has stopped until the service is connected again; null while it works. */
  readonly broken: BrokenReason | null
  /** When the service began to refuse messages; null while it accepts them. */
  readonly failingSince: number | null
}

/** The address of a Discord webhook without the host. The host is never taken from the input. */
export interface Webhook {
  readonly id: string
  readonly token: string
}

/** The document `competitions/{id}/announcerSecrets/{service}`, readable by the server only. It holds the address and the lease. */
export interface AnnouncerSecret {
  readonly service: AnnouncerService
  readonly chatId: number | null
  readonly webhook: Webhook | null
  /** Each address gets a new id: messages that were sent to another address cannot be edited from here. */
  readonly connectionId: string
  /** When the current lease ends. Until then only its holder sends. */
  readonly leasedUntil: number
  /** When the service may be called again. */
  readonly nextAt: number
  /** Failures in a row. */
  readonly attempts: number
}

/**
 * The document `competitions/{id}/announcements/{announcementId}`, readable by the server only. It lists subjects that
 * have changed and have to be shown over one service.
 */
export interface Announcement {
  readonly service: AnnouncerService
  /** The subjects that are still to be handled. */
  readonly subjects: readonly string[]
  /** `dead`: at least one subject was given up, see `reason`. */
  readonly state: 'waiting' | 'done' | 'dead'
  readonly at: number
  /** When the job takes it over if nobody has sent it; null once it is done, or while the announcer is broken. */
  readonly dueAt: number | null
  readonly usefulUntil: number
  readonly reason: string | null
  /** When it may be deleted. */
  readonly sweepAfter: number
}

/** One subject within a message, as it was last shown. */
export interface PostPart {
  readonly subject: string
  readonly line: string
  /** Whether the result replaces an earlier one. */
  readonly corrected: boolean
  /** Whether the line is no longer true and is struck out. */
  readonly withdrawn: boolean
}

/**
 * The document `competitions/{id}/announcementPosts/{postId}`, readable by the server only. It records a sent message
 * so that it can be edited.
 */
export interface Post {
  readonly service: AnnouncerService
  /** The `connectionId/subject` of each part. */
  readonly keys: readonly string[]
  readonly parts: readonly PostPart[]
  /** Null once the message was deleted at the service: it is neither edited nor repeated. */
  readonly messageId: string | null
}
