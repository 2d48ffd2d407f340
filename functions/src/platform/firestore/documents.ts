import type { AccountRecord, IdentityOwner, IdentityProvider } from '@upper-bracket/shared/account/account'
import type { Identity } from '@upper-bracket/shared/account/identity'
import type {
  Announcement,
  Announcer,
  AnnouncerSecret,
  AnnouncerService,
  Post,
} from '@upper-bracket/shared/announcements/announcer'
import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ChatMessage, Conversation } from '@upper-bracket/shared/chat/conversation'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import type { PublicCommentator } from '@upper-bracket/shared/commentators/publicCommentator'
import { type Competition, withDefaults } from '@upper-bracket/shared/competition/competition'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { Lobby } from '@upper-bracket/shared/matchRoom/lobby'
import { type MatchRoom, matchRoomDefaults } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchRoom/screenshot'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import type { OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import type { Undelivered } from '@upper-bracket/shared/notifications/undelivered'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import { type Language, type Profile, withProfileDefaults } from '@upper-bracket/shared/profile/profile'
import type { Team } from '@upper-bracket/shared/team/team'
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  FirestoreDataConverter,
} from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import type { RateLimitedAction } from '../limits/persistentRateLimits.ts'
import { withChangeTimes } from './changeTime.ts'

interface TeamName {
  readonly teamId: string
}

interface DeletedCompetition {
  readonly deletedBy: string
  readonly deletedAt: number
  /** When to check for remains below it; null once that is done. Milliseconds since the epoch. */
  readonly sweepAfter: number | null
}

/** Which competition an invitation belongs to, by the invitation's id. */
interface InviteAddress {
  readonly competitionId: string
  /** When to delete it and the invitation. Milliseconds since the epoch. */
  readonly sweepAfter: number
}

interface Distribution {
  readonly plan: DistributionPlan
  readonly distributedBy: string
  readonly distributedAt: number
}

/** When each lasting rate limit of a person or an address will be whole again; it expires when all of them are. */
export type ConsumedRateLimits = Expiring & Readonly<Partial<Record<RateLimitedAction, number>>>

/** Where the next check for inconsistencies resumes: in which walk, and after what. */
interface ConsistencyPosition {
  readonly walk: number
  readonly after: string | null
}

/** Deleted once it has expired (milliseconds since the epoch). */
interface Expiring {
  readonly expiresAt: number
}

/** The progress of a job that goes through the whole database once. */
export interface RepairingState {
  readonly stage: 'profiles' | 'players' | 'done'
  /** The path of the last document processed in this stage. */
  readonly after: string | null
}

/** An identity that somebody has proved at a provider in order to link it; the document's id is the ticket's digest. */
interface SignInTicket extends Expiring {
  readonly identity: Identity
  /** Who redeemed the ticket, so that a repeated call succeeds and nobody else can use it. */
  readonly usedBy: string | null
}

/** Opening the link connects the chat to this account; the document's id is the token's hash. */
interface TelegramLink extends Expiring {
  readonly uid: string
  /** It connects a group to this competition instead, in the name of the account. */
  readonly announces?: { readonly competitionId: string; readonly lang: Language }
  /** The chat that the link connected; null while unused. */
  readonly usedBy: number | null
}

/** The owner of a chat. A chat belongs to one account, an account has one chat. */
interface TelegramChat {
  readonly uid: string
  /** Of the person on Telegram when the chat was connected, in lower case; absent where they had none. */
  readonly username?: string
  /** Milliseconds since the epoch. */
  readonly connectedAt: number
}

/**
 * A browser that shows notifications. The id is the digest of its address, so that a browser belongs to one account:
 * to the one that turned notifications on last.
 */
export interface PushDevice {
  readonly uid: string
  /** Where its push service takes messages: see `isPushAddress`. */
  readonly endpoint: string
  /** What messages are encrypted by, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Milliseconds since the epoch. */
  readonly addedAt: number
}

/** The secret of a private link, by its digest: somebody who reads the database cannot use it. */
interface CommentatorLink {
  readonly digest: string
  /** Whom the bot has told of the request, and who opens it without the secret; null: nobody. */
  readonly reachedUid: string | null
}

/** Whose matches the calendar at a secret address shows; the document's id is the secret's digest. */
interface CalendarLink {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** The documents of each collection, by the name of the collection. */
export interface Models {
  readonly accounts: AccountRecord
  readonly rateLimits: ConsumedRateLimits
  readonly announcementPosts: Post
  readonly announcements: Announcement
  readonly announcerSecrets: AnnouncerSecret
  readonly announcers: Announcer
  readonly brackets: StoredBracketShape
  readonly calendarLinks: CalendarLink
  readonly publicCommentators: PublicCommentator
  readonly commentatorLinks: CommentatorLink
  readonly commentators: CommentatorRequest
  readonly competitions: Competition
  readonly contacts: Contacts
  readonly deletedCompetitions: DeletedCompetition
  readonly deliveries: Delivery
  readonly accountDeletions: Expiring
  readonly distributions: Distribution
  readonly identities: IdentityOwner
  readonly invitations: Invitation
  readonly invites: InviteAddress
  readonly lineUps: MatchLineUps
  readonly log: LogEntry
  readonly matches: Match
  readonly repairing: RepairingState
  readonly messages: ChatMessage
  readonly notifications: StoredNotification
  readonly openidNonces: Expiring
  readonly outbox: OutboxEvent
  readonly players: Player
  readonly private: Conversation
  readonly profiles: Profile
  readonly pushDevices: PushDevice
  readonly matchRooms: MatchRoom
  readonly screenshots: Screenshot
  readonly signInAttempts: Expiring
  readonly signInTickets: SignInTicket
  readonly sweeps: ConsistencyPosition
  readonly teamNames: TeamName
  readonly teams: Team
  readonly telegramChats: TelegramChat
  readonly telegramLinks: TelegramLink
  readonly timers: Timer
  readonly undelivered: Undelivered
}

/** Typed references to every document. Only these and the tables of queries spell out paths. */
export const documents = {
  profiles: () => collection('profiles'),
  profile: (uid: string) => collection('profiles').doc(uid),

  /** What the person is told; the id is that of the event. */
  notifications: (uid: string): CollectionReference<StoredNotification> =>
    collection('notifications', documents.profile(uid)),

  accounts: () => collection('accounts'),
  account: (uid: string) => collection('accounts').doc(uid),
  /** Of a person by the uid, of an address by its key. */
  rateLimits: (key: string) => collection('rateLimits').doc(key),
  telegramLinks: () => collection('telegramLinks'),
  telegramChats: () => collection('telegramChats'),
  telegramChat: (chatId: number) => collection('telegramChats').doc(String(chatId)),

  pushDevices: () => collection('pushDevices'),
  pushDevice: (deviceId: string) => collection('pushDevices').doc(deviceId),

  calendarLinks: () => collection('calendarLinks'),
  calendarLink: (id: string) => collection('calendarLinks').doc(id),

  /** Accounts that are being or have just been deleted: nothing new may belong to them. */
  accountDeletions: () => collection('accountDeletions'),
  accountDeletion: (uid: string) => collection('accountDeletions').doc(uid),

  /** The owner of a Discord or Steam account. */
  identity: (provider: IdentityProvider, id: string) => collection('identities').doc(`${provider}:${id}`),
  identities: () => collection('identities'),
  /** Finished sign-in attempts: none of them finishes twice. */
  signInAttempts: () => collection('signInAttempts'),
  signInTickets: () => collection('signInTickets'),
  /** Nonces of accepted Steam assertions. */
  openidNonces: () => collection('openidNonces'),

  repairing: (what: 'publicCopies') => collection('repairing').doc(what),

  /** What happened and whom it concerns; see `outboxEvent`. */
  outbox: () => collection('outbox'),

  /** The messages that an event became: one for each person and channel. */
  deliveries: () => collection('deliveries'),

  /** Messages about a competition that were given up, by the ids of their deliveries. */
  undelivered: (competitionId: string) => collection('undelivered', competition(competitionId)),

  timers: () => collection('timers'),

  competitions: () => collection('competitions'),
  competition,
  /** Deleted competitions: their ids are not used again. */
  deletedCompetitions: () => collection('deletedCompetitions'),
  deletedCompetition: (competitionId: string) => collection('deletedCompetitions').doc(competitionId),
  players: (competitionId: string) => collection('players', competition(competitionId)),
  player: (competitionId: string, uid: string) => collection('players', competition(competitionId)).doc(uid),
  contacts: (competitionId: string, uid: string) =>
    collection('contacts', competition(competitionId)).doc(uid),
  everyContacts: (competitionId: string) => collection('contacts', competition(competitionId)),

  teams: (competitionId: string) => collection('teams', competition(competitionId)),
  team: (competitionId: string, teamId: string) =>
    collection('teams', competition(competitionId)).doc(teamId),
  /** Which team has a name, by the folded name: keeps names unique among simultaneous calls. */
  teamName: (competitionId: string, foldedName: string) =>
    collection('teamNames', competition(competitionId)).doc(foldedName),
  teamNames: (competitionId: string) => collection('teamNames', competition(competitionId)),
  invitation: (competitionId: string, invitationId: string) =>
    collection('invitations', competition(competitionId)).doc(invitationId),
  invitations: (competitionId: string) => collection('invitations', competition(competitionId)),
  inviteAddress: (invitationId: string) => collection('invites').doc(invitationId),
  inviteAddresses: () => collection('invites'),
  commentators: (competitionId: string) => collection('commentators', competition(competitionId)),
  commentator: (competitionId: string, requestId: string) =>
    collection('commentators', competition(competitionId)).doc(requestId),
  chatMessages: (competitionId: string, requestId: string): CollectionReference<ChatMessage> =>
    collection('messages', documents.commentator(competitionId, requestId)),
  commentatorLink: (competitionId: string, requestId: string) =>
    collection('commentatorLinks', competition(competitionId)).doc(requestId),
  publicCommentators: (competitionId: string) => collection('publicCommentators', competition(competitionId)),
  publicCommentator: (competitionId: string, requestId: string) =>
    collection('publicCommentators', competition(competitionId)).doc(requestId),
  /** What was distributed, so that a repeated call returns it and deals nothing. */
  distribution: (competitionId: string, distributionId: string) =>
    collection('distributions', competition(competitionId)).doc(distributionId),

  announcers: (competitionId: string) => collection('announcers', competition(competitionId)),
  announcer: (competitionId: string, service: AnnouncerService) =>
    collection('announcers', competition(competitionId)).doc(service),
  announcerSecret: (competitionId: string, service: AnnouncerService) =>
    collection('announcerSecrets', competition(competitionId)).doc(service),
  announcements: (competitionId: string) => collection('announcements', competition(competitionId)),
  announcementPosts: (competitionId: string) => collection('announcementPosts', competition(competitionId)),

  bracket,
  brackets,
  matches: (competitionId: string, bracketId: string) =>
    collection('matches', bracket(competitionId, bracketId)),
  match: (competitionId: string, bracketId: string, matchId: string): DocumentReference<Match> =>
    documents.matches(competitionId, bracketId).doc(matchId),
  /** What the teams of each match settle, by `matchRoomIdOf`. */
  matchRooms: (competitionId: string, bracketId: string) =>
    collection('matchRooms', bracket(competitionId, bracketId)),
  /** Who was lined up for each match, by its id. */
  lineUps: (competitionId: string, bracketId: string) =>
    collection('lineUps', bracket(competitionId, bracketId)),
  /** Pictures that go with what was reported in a match room. */
  screenshots: (
    competitionId: string,
    bracketId: string,
    matchRoomId: string,
  ): CollectionReference<Screenshot> =>
    collection('screenshots', documents.matchRooms(competitionId, bracketId).doc(matchRoomId)),
  /** What both teams of a match and the organizers write to each other. */
  matchMessages: (matchRoom: DocumentReference<MatchRoom>) => collection('messages', matchRoom),
  conversation: (matchRoom: DocumentReference<MatchRoom>) =>
    collection('private', matchRoom).doc('conversation'),
  lobby: (matchRoom: DocumentReference<MatchRoom>): DocumentReference<Lobby> =>
    matchRoom
      .collection('private')
      .withConverter(reading(data => data as Lobby))
      .doc('lobby'),

  /** What organizers did; each entry has an id of its own. */
  newLogEntry: (competitionId: string) => collection('log', competition(competitionId)).doc(),

  /** The progress of the check for inconsistencies. */
  consistencyPosition: () => collection('sweeps').doc('consistency'),
  /** Any document, by its path, as an inconsistency names it. */
  at: (path: string): DocumentReference => firestore().doc(path),
} as const

function collection<K extends keyof Models>(
  name: K,
  parent: Pick<DocumentReference, 'collection'> = firestore(),
): CollectionReference<Models[K]> {
  return parent.collection(name).withConverter(converterOf(name))
}

function competition(competitionId: string): DocumentReference<Competition> {
  return documents.competitions().doc(competitionId)
}

function bracket(competitionId: string, bracketId: string): DocumentReference<StoredBracketShape> {
  return brackets(competitionId).doc(bracketId)
}

function brackets(competitionId: string): CollectionReference<StoredBracketShape> {
  return collection('brackets', competition(competitionId))
}

/** Converts the documents of all collections of a name. */
export function converterOf<K extends keyof Models>(name: K): FirestoreDataConverter<Models[K]> {
  return converters[name] ?? reading(data => data as Models[K])
}

const converters: { readonly [K in keyof Models]?: FirestoreDataConverter<Models[K]> } = {
  competitions: reading(data => withDefaults(data as Competition)),
  matches: withChangeTimes(),
  players: withChangeTimes(),
  profiles: reading(withProfileDefaults),
  matchRooms: reading(data => ({ ...matchRoomDefaults, ...(data as MatchRoom) })),
  teams: withChangeTimes(),
}

/** Documents are stored in the domain's shape. */
function reading<T extends object>(read: (data: DocumentData) => T): FirestoreDataConverter<T> {
  return {
    toFirestore: model => ({ ...model }),
    fromFirestore: snapshot => read(snapshot.data()),
  }
}
