import type { Language } from '../profile/profile.ts'

/** Where a competition can be announced: a group or channel on Telegram, a webhook's channel on Discord. */
export const announcerServices = ['telegram', 'discord'] as const
export type AnnouncerService = (typeof announcerServices)[number]

/** What organizers choose from. */
export const announcementKinds = ['start', 'results', 'next', 'champion'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** `removed`: the bot is no longer in the chat. `gone`: the webhook was deleted. `no-rights`: it may not write there. */
export type BrokenReason = 'removed' | 'gone' | 'no-rights'

/** The document `competitions/{id}/announcers/{service}`, readable by organizers: what they see of a connection. */
export interface Announcer {
  readonly service: AnnouncerService
  /** What the service calls the chat or the webhook. */
  readonly title: string
  /** How the webhook's address ends; empty for a chat. The address itself is never shown again. */
  readonly addressEnd: string
  readonly lang: Language
  readonly kinds: readonly AnnouncementKind[]
  readonly connectedAt: number
  /** Why nothing is sent any more until it is connected anew; null while it works. */
  readonly broken: BrokenReason | null
  /** Since when the service has not taken messages; null while it does. */
  readonly failingSince: number | null
}

/** The address of a Discord webhook, without the host, which is never taken from what was entered. */
export interface Webhook {
  readonly id: string
  readonly token: string
}

/** The document `competitions/{id}/announcerSecrets/{service}`, for the server only: the address, and whose turn it is. */
export interface AnnouncerSecret {
  readonly service: AnnouncerService
  readonly chatId: number | null
  readonly webhook: Webhook | null
  /** A new one for each address: messages that went elsewhere cannot be edited from here. */
  readonly connectionId: string
  /** Until then somebody is sending, and nobody else does. */
  readonly leasedUntil: number
  /** When the service may be called again. */
  readonly nextAt: number
  /** Failures in a row. */
  readonly attempts: number
}

/**
 * The document `competitions/{id}/announcements/{announcementId}`, for the server only: subjects whose state has changed
 * and has to be shown over one service.
 */
export interface Announcement {
  readonly service: AnnouncerService
  /** Those that are still to be dealt with. */
  readonly subjects: readonly string[]
  /** `dead`: at least one subject was given up, see `reason`. */
  readonly state: 'waiting' | 'done' | 'dead'
  readonly at: number
  /** When the job takes it up if nobody has sent it; null once it is over, or while the announcer is broken. */
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
  /** A result that has been another one before. */
  readonly corrected: boolean
  /** No longer so: shown struck out. */
  readonly withdrawn: boolean
}

/** The document `competitions/{id}/announcementPosts/{postId}`, for the server only: a message, to be edited. */
export interface Post {
  readonly service: AnnouncerService
  /** `connectionId/subject` of each part. */
  readonly keys: readonly string[]
  readonly parts: readonly PostPart[]
  /** Null once somebody has deleted it there: it is neither edited nor repeated. */
  readonly messageId: string | null
}
