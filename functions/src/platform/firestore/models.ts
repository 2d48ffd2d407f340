import type { AccountRecord, IdentityOwner } from '@upper-bracket/shared/account/account'
import type { Identity } from '@upper-bracket/shared/account/identity'
import type {
  Announcement,
  Announcer,
  AnnouncerSecret,
  Post,
} from '@upper-bracket/shared/announcements/announcer'
import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import type { KeptChange } from '@upper-bracket/shared/bracket/commands/keptChange'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ChatMessage, Conversation } from '@upper-bracket/shared/chat/conversation'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import type { PublicCommentator } from '@upper-bracket/shared/commentators/publicCommentator'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { HeldMessage } from '@upper-bracket/shared/demonstration/heldMessage'
import type { VisitRecord } from '@upper-bracket/shared/profile/visit'
import type { DraftList } from '@upper-bracket/shared/draft/saveList'
import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { ApiKey, ApiKeyDigests } from '@upper-bracket/shared/integrations/apiKey'
import type { Webhook, WebhookDelivery, WebhookSecret } from '@upper-bracket/shared/integrations/webhook'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import type { Pause, Spending } from '@upper-bracket/shared/limits/ceiling'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { Overlay } from '@upper-bracket/shared/live/overlay'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchRoom/screenshot'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import type { OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import type {
  Follower,
  OrganizerAddress,
  OrganizerPage,
} from '@upper-bracket/shared/organizerPage/organizerPage'
import type { ImportedEvent } from '@upper-bracket/shared/transfer/importedEvent'
import type { Undelivered } from '@upper-bracket/shared/notifications/undelivered'
import type { StoredPicture } from '@upper-bracket/shared/picture/storedPicture'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Language, Profile } from '@upper-bracket/shared/profile/profile'
import type { Team } from '@upper-bracket/shared/team/team'
import type { RateLimitedAction } from '../limits/persistentRateLimits.ts'
import type { RevokedId } from './revokedIdModel.ts'

interface TeamName {
  readonly teamId: string
}

interface DeletedCompetition {
  readonly deletedBy: string
  readonly deletedAt: number
  /** When to check for remains below the document; null once that is done. Milliseconds since the epoch. */
  readonly sweepAfter: number | null
}

/** The competition of an invitation, by the invitation's id. */
interface InviteAddress {
  readonly competitionId: string
  /** When to delete this document and the invitation. Milliseconds since the epoch. */
  readonly sweepAfter: number
}

interface Distribution {
  readonly plan: DistributionPlan
  readonly distributedBy: string
  readonly distributedAt: number
}

/**
 * When each persistent rate limit of a person or an address will be full again. The document expires when all of them
 * are.
 */
export type ConsumedRateLimits = Expiring & Readonly<Partial<Record<RateLimitedAction, number>>>

/** The progress of the check for inconsistencies. */
export interface ConsistencyPosition {
  /** The position in the walk through everything: a walk, and the last id. */
  readonly walk: number
  readonly after: string | null
  /** When this walk began. Absent at the very first, and in documents of earlier versions. */
  readonly startedAt?: number
  /** What had changed by then was looked at, by the database's clock; likewise. */
  readonly lookedUntil?: number
  /** The look at what has changed that is under way: until when, and the last part. */
  readonly looking?: { readonly until: number; readonly after: string } | null
}

/** A document that is deleted once it has expired (milliseconds since the epoch). */
interface Expiring {
  readonly expiresAt: number
}

/** The progress of a job that walks the whole database once. */
export interface RepairingState {
  readonly stage: 'profiles' | 'players' | 'done'
  /** The path of the last document processed in this stage. */
  readonly after: string | null
}

/** A proof of identity by a provider, for linking; the document's id is the ticket's digest. */
interface SignInTicket extends Expiring {
  readonly identity: Identity
  /** The user who redeemed the ticket, so that a repeated call succeeds and nobody else can use it. */
  readonly usedBy: string | null
}

/** A link that connects a chat to this account; the document's id is the token's hash. */
export interface TelegramLink extends Expiring {
  readonly uid: string
  /** If present, the link connects a group to this competition instead, on behalf of the account. */
  readonly announces?: { readonly competitionId: string; readonly lang: Language }
  /** The chat that the link connected; null while unused. */
  readonly usedBy: number | null
}

/** A mail address, by its key, that gets no more invitations. Kept for good. */
interface MailRefusal {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Set if the person with this address has turned all mails off, until they are turned on. Absent otherwise. */
  readonly byAccount?: true
}

/** The owner of a chat. A chat belongs to one account, and an account has at most one chat. */
interface TelegramChat {
  readonly uid: string
  /** The person's user name on Telegram when the chat was connected, in lower case; absent if they had none. */
  readonly username?: string
  /** Milliseconds since the epoch. */
  readonly connectedAt: number
}

/**
 * A browser with a push subscription. The id is the digest of its endpoint, so that a browser belongs to one account:
 * the one that turned notifications on last.
 */
export interface PushDevice {
  readonly uid: string
  /** The endpoint of the push service: see `isPushAddress`. */
  readonly endpoint: string
  /** The keys that encrypt messages, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Milliseconds since the epoch. */
  readonly addedAt: number
}

/** The digest of a private link's secret, so that reading the database does not reveal it. */
interface CommentatorLink {
  readonly digest: string
  /** The digests of replaced links, oldest first. Absent if there are none. */
  readonly pastDigests?: readonly string[]
  /** The person whom the bot has notified of the request, and who needs no secret; null if there is none. */
  readonly reachedUid: string | null
}

/** The owner of the calendar at a secret address; the document's id is the secret's digest. */
interface CalendarLink {
  /** Null once another address has replaced this one, whose secret is not used again. */
  readonly uid: string | null
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** The models of all collections, by name. */
export interface Models {
  readonly accounts: AccountRecord
  readonly rateLimits: ConsumedRateLimits
  readonly announcementPosts: Post
  readonly announcements: Announcement
  readonly announcerSecrets: AnnouncerSecret
  readonly announcers: Announcer
  readonly apiKeys: ApiKey
  readonly applicants: Applicant
  readonly apiKeyDigests: ApiKeyDigests
  readonly brackets: StoredBracketShape
  readonly calendarLinks: CalendarLink
  readonly changes: KeptChange
  readonly publicCommentators: PublicCommentator
  readonly commentatorLinks: CommentatorLink
  readonly commentators: CommentatorRequest
  readonly competitions: Competition
  readonly contacts: Contacts
  readonly deletedCompetitions: DeletedCompetition
  readonly deliveries: Delivery
  readonly accountDeletions: Expiring
  readonly distributions: Distribution
  readonly drafts: Draft
  readonly followers: Follower
  readonly heldMessages: HeldMessage
  readonly identities: IdentityOwner
  readonly importedEvents: ImportedEvent
  readonly invitations: Invitation
  readonly invites: InviteAddress
  readonly lineUps: MatchLineUps
  readonly lists: DraftList
  readonly log: LogEntry
  readonly mailRefusals: MailRefusal
  readonly matches: Match
  readonly repairing: RepairingState
  readonly messages: ChatMessage
  readonly notifications: StoredNotification
  readonly operation: Pause
  readonly openidNonces: Expiring
  readonly organizerAddresses: OrganizerAddress
  readonly organizerPages: OrganizerPage
  readonly outbox: OutboxEvent
  readonly overlays: Overlay
  readonly pictures: StoredPicture
  readonly players: Player
  readonly private: Conversation
  readonly profiles: Profile
  readonly pushDevices: PushDevice
  readonly matchRooms: MatchRoom
  readonly revokedIds: RevokedId
  readonly screenshots: Screenshot
  readonly signInAttempts: Expiring
  readonly signInTickets: SignInTicket
  readonly spending: Spending
  readonly sweeps: ConsistencyPosition
  readonly teamNames: TeamName
  readonly teams: Team
  readonly telegramChats: TelegramChat
  readonly telegramLinks: TelegramLink
  readonly timers: Timer
  readonly undelivered: Undelivered
  readonly visits: VisitRecord
  readonly webhookDeliveries: WebhookDelivery
  readonly webhooks: Webhook
  readonly webhookSecrets: WebhookSecret
}
