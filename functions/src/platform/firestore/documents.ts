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
import type { Caster } from '@upper-bracket/shared/commentators/caster'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { type Competition, withDefaults } from '@upper-bracket/shared/competition/competition'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { Lobby } from '@upper-bracket/shared/matchDay/lobby'
import { type MatchRoom, matchRoomDefaults } from '@upper-bracket/shared/matchDay/matchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchDay/screenshot'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import type { OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import type { Undelivered } from '@upper-bracket/shared/notifications/undelivered'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import { type Language, type Profile, withProfileDefaults } from '@upper-bracket/shared/profile/profile'
import type { Team } from '@upper-bracket/shared/team/team'
import type {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  FirestoreDataConverter,
} from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import type { LastingAction } from '../limits/lastingAllowances.ts'
import { withChangeTimes } from './changeTime.ts'

export interface TeamName {
  readonly teamId: string
}

export interface DeletedCompetition {
  readonly deletedBy: string
  readonly deletedAt: number
  /** When to check for remains below it; null once that is done. Milliseconds since the epoch. */
  readonly sweepAfter: number | null
}

/** Which competition an invitation belongs to, by the invitation's id. */
export interface InviteAddress {
  readonly competitionId: string
  /** When to delete it and the invitation. Milliseconds since the epoch. */
  readonly sweepAfter: number
}

export interface Distribution {
  readonly plan: DistributionPlan
  readonly dealtBy: string
  readonly dealtAt: number
}

/** When each lasting allowance of a person or an address will be whole again; it expires when all of them are. */
export type UsedAllowances = Expiring & Readonly<Partial<Record<LastingAction, number>>>

/** Where the next check for contradictions resumes: in which walk, and after what. */
export interface ConsistencyPosition {
  readonly walk: number
  readonly after: string | null
}

/** Deleted once it has expired (milliseconds since the epoch). */
export interface Expiring {
  readonly expiresAt: number
}

/** The progress of a job that goes through the whole database once. */
export interface MendingState {
  readonly stage: 'profiles' | 'players' | 'done'
  /** The path of the last document processed in this stage. */
  readonly after: string | null
}

/** An identity that somebody has proved at a provider in order to link it; the document's id is the ticket's digest. */
export interface SignInTicket extends Expiring {
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

/**
 * Something to be done at `dueAt` (milliseconds since the epoch) by a job that runs every minute, and what it is about,
 * so that a late or repeated one has no effect.
 */
export type Timer<K extends keyof TimerFacts = keyof TimerFacts> = {
  readonly [P in K]: {
    readonly kind: P
    readonly dueAt: number
    /** Of one that has failed; `dueAt` is when it is tried again. */
    readonly failed?: { readonly attempts: number; readonly firstDueAt: number }
  } & TimerFacts[P]
}[K]

interface MatchRevision {
  readonly bracketId: string
  readonly matchId: string
  /** Of the match that it is about: one that has changed since is none of its business. */
  readonly revision: number
}

type TimerFacts = {
  readonly [P in keyof CompetitionTimerFacts]: CompetitionTimerFacts[P] & { readonly competitionId: string }
} & PersonTimerFacts

interface PersonTimerFacts {
  readonly copyProfile: { readonly uid: string }
}

interface CompetitionTimerFacts {
  readonly closeReadinessCheck: { readonly checkId: string }
  readonly clearActiveCompetition: object
  readonly notifyPlaces: { readonly bracketId: string }
  readonly remindOfRequest: { readonly requestId: string }
  readonly tellOfMessages: { readonly requestId: string }
  /** Of all matches of a bracket that are ready. */
  readonly openCheckIns: { readonly bracketId: string }
  /** Of all matches of a bracket that are ready or running. */
  readonly resumeRooms: { readonly bracketId: string }
  readonly openCheckIn: MatchRevision
  readonly warnOfCheckIn: MatchRevision
  readonly closeCheckIn: MatchRevision
  readonly letReportStand: MatchRevision & { readonly reportId: string }
  /** `revision`: of the match when it started. */
  readonly takeStepByLot: MatchRevision & { readonly step: number }
  readonly tellOfMatchMessages: { readonly bracketId: string; readonly roomId: string }
}

/** Typed references to every document: the only place where paths are spelt out. */
export const documents = {
  profiles: (): CollectionReference<Profile> =>
    firestore().collection('profiles').withConverter(profileConverter),
  profile: (uid: string): DocumentReference<Profile> => documents.profiles().doc(uid),

  /** What the person is told; the id is that of the event. */
  notifications: (uid: string): CollectionReference<StoredNotification> =>
    documents.profile(uid).collection('notifications').withConverter(as<StoredNotification>()),

  /** The notifications of all people. */
  everyNotification: (): CollectionGroup<StoredNotification> =>
    firestore().collectionGroup('notifications').withConverter(as<StoredNotification>()),

  accounts: (): CollectionReference<AccountRecord> =>
    firestore().collection('accounts').withConverter(as<AccountRecord>()),
  account: (uid: string): DocumentReference<AccountRecord> => documents.accounts().doc(uid),
  /** Of a person by the uid, of an address by its key. */
  allowances: (spender: string): DocumentReference<UsedAllowances> => documents.everyAllowance().doc(spender),
  everyAllowance: (): CollectionReference<UsedAllowances> =>
    firestore().collection('allowances').withConverter(as<UsedAllowances>()),
  telegramLinks: (): CollectionReference<TelegramLink> =>
    firestore().collection('telegramLinks').withConverter(as<TelegramLink>()),
  telegramChats: (): CollectionReference<TelegramChat> =>
    firestore().collection('telegramChats').withConverter(as<TelegramChat>()),
  telegramChat: (chatId: number): DocumentReference<TelegramChat> =>
    documents.telegramChats().doc(String(chatId)),

  pushDevices: (): CollectionReference<PushDevice> =>
    firestore().collection('pushDevices').withConverter(as<PushDevice>()),
  pushDevice: (deviceId: string): DocumentReference<PushDevice> => documents.pushDevices().doc(deviceId),

  calendarLinks: (): CollectionReference<CalendarLink> =>
    firestore().collection('calendarLinks').withConverter(as<CalendarLink>()),
  calendarLink: (id: string): DocumentReference<CalendarLink> => documents.calendarLinks().doc(id),

  /** Accounts that are being or have just been deleted: nothing new may belong to them. */
  departures: (): CollectionReference<Expiring> =>
    firestore().collection('departures').withConverter(as<Expiring>()),
  departure: (uid: string): DocumentReference<Expiring> => documents.departures().doc(uid),

  /** The owner of a Discord or Steam account. */
  identity: (provider: IdentityProvider, id: string): DocumentReference<IdentityOwner> =>
    firestore().collection('identities').withConverter(as<IdentityOwner>()).doc(`${provider}:${id}`),
  identities: (): CollectionReference<IdentityOwner> =>
    firestore().collection('identities').withConverter(as<IdentityOwner>()),
  /** Finished sign-in attempts: none of them finishes twice. */
  signInAttempts: (): CollectionReference<Expiring> =>
    firestore().collection('signInAttempts').withConverter(as<Expiring>()),
  signInTickets: (): CollectionReference<SignInTicket> =>
    firestore().collection('signInTickets').withConverter(as<SignInTicket>()),
  /** Nonces of accepted Steam assertions. */
  openidNonces: (): CollectionReference<Expiring> =>
    firestore().collection('openidNonces').withConverter(as<Expiring>()),

  mending: (what: 'publicCopies'): DocumentReference<MendingState> =>
    firestore().collection('mending').withConverter(as<MendingState>()).doc(what),

  /** What happened and whom it concerns; see `outboxEvent`. */
  outbox: (): CollectionReference<OutboxEvent> =>
    firestore().collection('outbox').withConverter(as<OutboxEvent>()),

  /** The messages that an event became: one for each person and channel. */
  deliveries: (): CollectionReference<Delivery> =>
    firestore().collection('deliveries').withConverter(as<Delivery>()),

  /** Messages about a competition that were given up, by the ids of their deliveries. */
  undelivered: (competitionId: string): CollectionReference<Undelivered> =>
    competition(competitionId).collection('undelivered').withConverter(as<Undelivered>()),

  timers: (): CollectionReference<Timer> => firestore().collection('timers').withConverter(as<Timer>()),

  competitions: (): CollectionReference<Competition> =>
    firestore().collection('competitions').withConverter(competitionConverter),
  competition,
  /** Deleted competitions: their ids are not used again. */
  deletedCompetitions: (): CollectionReference<DeletedCompetition> =>
    firestore().collection('deletedCompetitions').withConverter(as<DeletedCompetition>()),
  deletedCompetition: (competitionId: string): DocumentReference<DeletedCompetition> =>
    documents.deletedCompetitions().doc(competitionId),
  players: (competitionId: string): CollectionReference<Player> =>
    competition(competitionId).collection('players').withConverter(withChangeTimes<Player>()),
  player: (competitionId: string, uid: string): DocumentReference<Player> =>
    documents.players(competitionId).doc(uid),
  contacts: (competitionId: string, uid: string): DocumentReference<Contacts> =>
    documents.everyContacts(competitionId).doc(uid),
  everyContacts: (competitionId: string): CollectionReference<Contacts> =>
    competition(competitionId).collection('contacts').withConverter(as<Contacts>()),
  /** The players of all competitions. */
  everyPlayer: (): CollectionGroup<Player> =>
    firestore().collectionGroup('players').withConverter(withChangeTimes<Player>()),

  teams: (competitionId: string): CollectionReference<Team> =>
    competition(competitionId).collection('teams').withConverter(withChangeTimes<Team>()),
  team: (competitionId: string, teamId: string): DocumentReference<Team> =>
    documents.teams(competitionId).doc(teamId),
  /** Which team has a name, by the folded name: keeps names unique among simultaneous calls. */
  teamName: (competitionId: string, foldedName: string): DocumentReference<TeamName> =>
    documents.teamNames(competitionId).doc(foldedName),
  teamNames: (competitionId: string): CollectionReference<TeamName> =>
    competition(competitionId).collection('teamNames').withConverter(as<TeamName>()),
  invitation: (competitionId: string, inviteId: string): DocumentReference<Invitation> =>
    documents.invitations(competitionId).doc(inviteId),
  invitations: (competitionId: string): CollectionReference<Invitation> =>
    competition(competitionId).collection('invitations').withConverter(as<Invitation>()),
  /** The invitations of all competitions. */
  everyInvitation: (): CollectionGroup<Invitation> =>
    firestore().collectionGroup('invitations').withConverter(as<Invitation>()),
  inviteAddress: (inviteId: string): DocumentReference<InviteAddress> =>
    documents.inviteAddresses().doc(inviteId),
  inviteAddresses: (): CollectionReference<InviteAddress> =>
    firestore().collection('invites').withConverter(as<InviteAddress>()),
  commentators: (competitionId: string): CollectionReference<CommentatorRequest> =>
    competition(competitionId).collection('commentators').withConverter(as<CommentatorRequest>()),
  commentator: (competitionId: string, requestId: string): DocumentReference<CommentatorRequest> =>
    documents.commentators(competitionId).doc(requestId),
  /** The requests of all competitions. */
  everyCommentator: (): CollectionGroup<CommentatorRequest> =>
    firestore().collectionGroup('commentators').withConverter(as<CommentatorRequest>()),
  chatMessages: (competitionId: string, requestId: string): CollectionReference<ChatMessage> =>
    documents.commentator(competitionId, requestId).collection('messages').withConverter(as<ChatMessage>()),
  /** The messages of all chats. */
  everyChatMessage: (): CollectionGroup<ChatMessage> =>
    firestore().collectionGroup('messages').withConverter(as<ChatMessage>()),
  commentatorLink: (competitionId: string, requestId: string): DocumentReference<CommentatorLink> =>
    competition(competitionId)
      .collection('commentatorLinks')
      .withConverter(as<CommentatorLink>())
      .doc(requestId),
  casters: (competitionId: string): CollectionReference<Caster> =>
    competition(competitionId).collection('casters').withConverter(as<Caster>()),
  caster: (competitionId: string, requestId: string): DocumentReference<Caster> =>
    documents.casters(competitionId).doc(requestId),
  /** What was dealt, so that a repeated call returns it and deals nothing. */
  distribution: (competitionId: string, distributionId: string): DocumentReference<Distribution> =>
    competition(competitionId)
      .collection('distributions')
      .withConverter(as<Distribution>())
      .doc(distributionId),

  announcers: (competitionId: string): CollectionReference<Announcer> =>
    competition(competitionId).collection('announcers').withConverter(as<Announcer>()),
  announcer: (competitionId: string, service: AnnouncerService): DocumentReference<Announcer> =>
    documents.announcers(competitionId).doc(service),
  announcerSecret: (competitionId: string, service: AnnouncerService): DocumentReference<AnnouncerSecret> =>
    competition(competitionId)
      .collection('announcerSecrets')
      .withConverter(as<AnnouncerSecret>())
      .doc(service),
  /** The addresses that all competitions are announced at. */
  everyAnnouncerSecret: (): CollectionGroup<AnnouncerSecret> =>
    firestore().collectionGroup('announcerSecrets').withConverter(as<AnnouncerSecret>()),
  announcements: (competitionId: string): CollectionReference<Announcement> =>
    competition(competitionId).collection('announcements').withConverter(as<Announcement>()),
  /** The announcements of all competitions. */
  everyAnnouncement: (): CollectionGroup<Announcement> =>
    firestore().collectionGroup('announcements').withConverter(as<Announcement>()),
  announcementPosts: (competitionId: string): CollectionReference<Post> =>
    competition(competitionId).collection('announcementPosts').withConverter(as<Post>()),

  bracket,
  brackets,
  matches: (competitionId: string, bracketId: string): CollectionReference<Match> =>
    bracket(competitionId, bracketId).collection('matches').withConverter(withChangeTimes<Match>()),
  match: (competitionId: string, bracketId: string, matchId: string): DocumentReference<Match> =>
    documents.matches(competitionId, bracketId).doc(matchId),
  /** What the teams of each match settle, by `roomIdOf`. */
  rooms: (competitionId: string, bracketId: string): CollectionReference<MatchRoom> =>
    bracket(competitionId, bracketId).collection('rooms').withConverter(matchRoomConverter),
  /** Who was lined up for each match, by its id. */
  lineUps: (competitionId: string, bracketId: string): CollectionReference<MatchLineUps> =>
    bracket(competitionId, bracketId).collection('lineUps').withConverter(as<MatchLineUps>()),
  /** The line-ups of all competitions. */
  everyLineUps: (): CollectionGroup<MatchLineUps> =>
    firestore().collectionGroup('lineUps').withConverter(as<MatchLineUps>()),
  /** Pictures that go with what was reported in a room. */
  screenshots: (competitionId: string, bracketId: string, roomId: string): CollectionReference<Screenshot> =>
    documents
      .rooms(competitionId, bracketId)
      .doc(roomId)
      .collection('screenshots')
      .withConverter(as<Screenshot>()),
  /** The screenshots of all matches. */
  everyScreenshot: (): CollectionGroup<Screenshot> =>
    firestore().collectionGroup('screenshots').withConverter(as<Screenshot>()),
  /** The rooms of all competitions. */
  everyRoom: (): CollectionGroup<MatchRoom> =>
    firestore().collectionGroup('rooms').withConverter(matchRoomConverter),
  /** What both teams of a match and the organizers write to each other. */
  matchMessages: (room: DocumentReference<MatchRoom>): CollectionReference<ChatMessage> =>
    room.collection('messages').withConverter(as<ChatMessage>()),
  conversation: (room: DocumentReference<MatchRoom>): DocumentReference<Conversation> =>
    room.collection('private').withConverter(as<Conversation>()).doc('conversation'),
  /** The conversations of all matches. */
  everyConversation: (): CollectionGroup<Conversation> =>
    firestore().collectionGroup('private').withConverter(as<Conversation>()),
  lobby: (room: DocumentReference<MatchRoom>): DocumentReference<Lobby> =>
    room.collection('private').withConverter(as<Lobby>()).doc('lobby'),
  /** The brackets of all competitions. */
  everyBracket: (): CollectionGroup<StoredBracketShape> =>
    firestore().collectionGroup('brackets').withConverter(as<StoredBracketShape>()),

  /** What organizers did; each entry has an id of its own. */
  newLogEntry: (competitionId: string): DocumentReference<LogEntry> =>
    competition(competitionId).collection('log').withConverter(as<LogEntry>()).doc(),
  /** The log of all competitions. */
  everyLogEntry: (): CollectionGroup<LogEntry> =>
    firestore().collectionGroup('log').withConverter(as<LogEntry>()),

  /** The progress of the check for contradictions. */
  consistencyPosition: (): DocumentReference<ConsistencyPosition> =>
    firestore().collection('sweeps').withConverter(as<ConsistencyPosition>()).doc('consistency'),
  /** Any document, by its path, as a contradiction names it. */
  at: (path: string): DocumentReference => firestore().doc(path),
} as const

function competition(competitionId: string): DocumentReference<Competition> {
  return documents.competitions().doc(competitionId)
}

function bracket(competitionId: string, bracketId: string): DocumentReference<StoredBracketShape> {
  return brackets(competitionId).doc(bracketId)
}

function brackets(competitionId: string): CollectionReference<StoredBracketShape> {
  return competition(competitionId).collection('brackets').withConverter(as<StoredBracketShape>())
}

const competitionConverter: FirestoreDataConverter<Competition> = {
  toFirestore: competition => ({ ...competition }),
  fromFirestore: snapshot => withDefaults(snapshot.data() as Competition),
}

const matchRoomConverter: FirestoreDataConverter<MatchRoom> = {
  toFirestore: room => ({ ...room }),
  fromFirestore: snapshot => ({ ...matchRoomDefaults, ...(snapshot.data() as MatchRoom) }),
}

const profileConverter: FirestoreDataConverter<Profile> = {
  toFirestore: profile => ({ ...profile }),
  fromFirestore: snapshot => withProfileDefaults(snapshot.data()),
}

/** Documents are stored in the domain's shape, so that reading only adds types. */
function as<T extends object>(): FirestoreDataConverter<T> {
  return {
    toFirestore: model => ({ ...model }),
    fromFirestore: snapshot => snapshot.data() as T,
  }
}
