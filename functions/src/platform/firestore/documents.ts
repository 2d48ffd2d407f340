import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import type { AnnouncerService } from '@upper-bracket/shared/announcements/announcer'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { withSection, withStages } from '@upper-bracket/shared/bracket/model/storedBracket'
import type { ChatMessage } from '@upper-bracket/shared/chat/conversation'
import { type Competition, withDefaults } from '@upper-bracket/shared/competition/competition'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { Lobby } from '@upper-bracket/shared/matchRoom/lobby'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { completedMatchRoom } from '@upper-bracket/shared/matchRoom/storedMatchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchRoom/screenshot'
import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import { type PicturePlace, pictureId } from '@upper-bracket/shared/picture/storedPicture'
import type { ImportedEvent } from '@upper-bracket/shared/transfer/importedEvent'
import type { Follower } from '@upper-bracket/shared/organizerPage/organizerPage'
import { withProfileDefaults } from '@upper-bracket/shared/profile/profile'
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  FirestoreDataConverter,
} from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import { withChangeTimes } from './changeTime.ts'
import type { Models } from './models.ts'

interface DraftIds {
  readonly competitionId: string
  readonly draftId: string
}

/** Typed references to every document. Only these and the tables of queries contain paths. */
export const documents = {
  profiles: () => collection('profiles'),
  profile: (uid: string) => collection('profiles').doc(uid),

  /** A person's notifications; the id is that of the event. */
  notifications: (uid: string): CollectionReference<StoredNotification> =>
    collection('notifications', documents.profile(uid)),

  /** An event that a person has imported, by its source (`eventSource`). */
  importedEvents: (uid: string): CollectionReference<ImportedEvent> =>
    collection('importedEvents', documents.profile(uid)),
  importedEvent: (uid: string, source: string): DocumentReference<ImportedEvent> =>
    documents.importedEvents(uid).doc(source),

  organizerPages: () => collection('organizerPages'),
  organizerPage: (uid: string) => collection('organizerPages').doc(uid),
  /** The account that may use an address, by `foldedAddress`. */
  organizerAddress: (folded: string) => collection('organizerAddresses').doc(folded),
  followers: (organizerUid: string): CollectionReference<Follower> =>
    collection('followers', documents.organizerPage(organizerUid)),
  follower: (organizerUid: string, uid: string): DocumentReference<Follower> =>
    documents.followers(organizerUid).doc(uid),

  accounts: () => collection('accounts'),
  account: (uid: string) => collection('accounts').doc(uid),
  /** The rate limits of a person by uid, or of an address by its key. */
  rateLimits: (key: string) => collection('rateLimits').doc(key),
  /** A mail address that gets no invitations, by its key. */
  mailRefusal: (key: string) => collection('mailRefusals').doc(key),
  telegramLinks: () => collection('telegramLinks'),
  telegramChats: () => collection('telegramChats'),
  telegramChat: (chatId: number) => collection('telegramChats').doc(String(chatId)),

  pushDevices: () => collection('pushDevices'),
  pushDevice: (deviceId: string) => collection('pushDevices').doc(deviceId),

  calendarLinks: () => collection('calendarLinks'),
  calendarLink: (id: string) => collection('calendarLinks').doc(id),

  /** Accounts that are being or have just been deleted; they must not get new documents. */
  accountDeletions: () => collection('accountDeletions'),
  accountDeletion: (uid: string) => collection('accountDeletions').doc(uid),

  /** The owner of a Discord or Steam account. */
  identity: (provider: IdentityProvider, id: string) => collection('identities').doc(`${provider}:${id}`),
  identities: () => collection('identities'),
  /** Finished sign-in attempts, so that none finishes twice. */
  signInAttempts: () => collection('signInAttempts'),
  signInTickets: () => collection('signInTickets'),
  /** Nonces of accepted Steam assertions. */
  openidNonces: () => collection('openidNonces'),

  /** Exists while the operation is paused. */
  pause: () => collection('operation').doc('limits'),
  /** Exists in a demonstration, whose copies no list may show. */
  demonstrationMark: () => collection('operation').doc('demonstration'),
  /** Exists from the first minute of a pause until its deadlines are postponed. */
  pausedDeadlines: () => collection('operation').doc('deadlines'),
  spending: () => collection('spending').doc('current'),
  visits: () => collection('visits'),
  /** The visit of a demonstration for which an account exists. */
  visit: (uid: string) => collection('visits').doc(uid),

  repairing: (what: 'publicCopies') => collection('repairing').doc(what),

  /** Events and their audiences; see `outboxEvent`. */
  outbox: () => collection('outbox'),

  /** The deliveries of an event: one for each person and channel. */
  deliveries: () => collection('deliveries'),

  /** Undelivered messages of a competition, by the ids of their deliveries. */
  undelivered: (competitionId: string) => collection('undelivered', competition(competitionId)),

  timers: () => collection('timers'),

  competitions: () => collection('competitions'),
  competition,
  /** Deleted competitions, whose ids are not reused. */
  deletedCompetitions: () => collection('deletedCompetitions'),
  deletedCompetition: (competitionId: string) => collection('deletedCompetitions').doc(competitionId),
  players: (competitionId: string) => collection('players', competition(competitionId)),
  player: (competitionId: string, uid: string) => collection('players', competition(competitionId)).doc(uid),
  applicants: (competitionId: string) => collection('applicants', competition(competitionId)),
  applicant: (competitionId: string, uid: string) =>
    collection('applicants', competition(competitionId)).doc(uid),
  contacts: (competitionId: string, uid: string) =>
    collection('contacts', competition(competitionId)).doc(uid),
  everyContacts: (competitionId: string) => collection('contacts', competition(competitionId)),

  teams: (competitionId: string) => collection('teams', competition(competitionId)),
  team: (competitionId: string, teamId: string) =>
    collection('teams', competition(competitionId)).doc(teamId),
  /** The team that has a name, by the folded name, which keeps names unique among concurrent calls. */
  teamName: (competitionId: string, foldedName: string) =>
    collection('teamNames', competition(competitionId)).doc(foldedName),
  pictures: (competitionId: string) => collection('pictures', competition(competitionId)),
  picture: (place: PicturePlace) => documents.pictures(place.competitionId).doc(pictureId(place)),
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
  /** An applied distribution, so that a repeated call returns it without distributing again. */
  distribution: (competitionId: string, distributionId: string) =>
    collection('distributions', competition(competitionId)).doc(distributionId),

  drafts: (competitionId: string) => collection('drafts', competition(competitionId)),
  draft,
  /** The lists that captains have prepared, by their uids. */
  draftLists: (ids: DraftIds) => collection('lists', draft(ids.competitionId, ids.draftId)),
  draftList: (ids: DraftIds, uid: string) =>
    collection('lists', draft(ids.competitionId, ids.draftId)).doc(uid),

  revokedIds: (competitionId: string) => collection('revokedIds', competition(competitionId)),
  apiKeys: (competitionId: string) => collection('apiKeys', competition(competitionId)),
  apiKey: (competitionId: string, keyId: string) =>
    collection('apiKeys', competition(competitionId)).doc(keyId),
  apiKeyDigests: (competitionId: string) =>
    collection('apiKeyDigests', competition(competitionId)).doc('all'),

  /** The overlays of a competition; the id of one is the secret of its address. */
  overlays: (competitionId: string) => collection('overlays', competition(competitionId)),

  announcers: (competitionId: string) => collection('announcers', competition(competitionId)),
  announcer: (competitionId: string, service: AnnouncerService) =>
    collection('announcers', competition(competitionId)).doc(service),
  announcerSecret: (competitionId: string, service: AnnouncerService) =>
    collection('announcerSecrets', competition(competitionId)).doc(service),
  announcements: (competitionId: string) => collection('announcements', competition(competitionId)),
  announcementPosts: (competitionId: string) => collection('announcementPosts', competition(competitionId)),

  heldMessages: (competitionId: string) => collection('heldMessages', competition(competitionId)),

  webhooks: (competitionId: string) => collection('webhooks', competition(competitionId)),
  webhook: (competitionId: string, webhookId: string) =>
    collection('webhooks', competition(competitionId)).doc(webhookId),
  webhookSecret: (competitionId: string, webhookId: string) =>
    collection('webhookSecrets', competition(competitionId)).doc(webhookId),
  webhookDeliveries: (competitionId: string) => collection('webhookDeliveries', competition(competitionId)),

  bracket,
  brackets,
  matches: (competitionId: string, bracketId: string) =>
    collection('matches', bracket(competitionId, bracketId)),
  match: (competitionId: string, bracketId: string, matchId: string): DocumentReference<Match> =>
    documents.matches(competitionId, bracketId).doc(matchId),
  /** The match rooms of a bracket, by `matchRoomIdOf`. */
  matchRooms: (competitionId: string, bracketId: string) =>
    collection('matchRooms', bracket(competitionId, bracketId)),
  /** What commands changed, by the ids of their log entries. */
  changes: (competitionId: string, bracketId: string) =>
    collection('changes', bracket(competitionId, bracketId)),
  change: (competitionId: string, bracketId: string, entryId: string) =>
    documents.changes(competitionId, bracketId).doc(entryId),
  /** The line-ups of each match, by its id. */
  lineUps: (competitionId: string, bracketId: string) =>
    collection('lineUps', bracket(competitionId, bracketId)),
  /** The screenshots of reports in a match room. */
  screenshots: (
    competitionId: string,
    bracketId: string,
    matchRoomId: string,
  ): CollectionReference<Screenshot> =>
    collection('screenshots', documents.matchRooms(competitionId, bracketId).doc(matchRoomId)),
  /** The conversation of a team. */
  teamMessages: (competitionId: string, teamId: string): CollectionReference<ChatMessage> =>
    collection('messages', documents.team(competitionId, teamId)),
  teamConversation: (competitionId: string, teamId: string) =>
    collection('private', documents.team(competitionId, teamId)).doc('conversation'),
  /** The conversation of both teams and the organizers of a match. */
  matchMessages: (matchRoom: DocumentReference<MatchRoom>) => collection('messages', matchRoom),
  conversation: (matchRoom: DocumentReference<MatchRoom>) =>
    collection('private', matchRoom).doc('conversation'),
  lobby: (matchRoom: DocumentReference<MatchRoom>): DocumentReference<Lobby> =>
    matchRoom
      .collection('private')
      .withConverter(reading(data => data as Lobby))
      .doc('lobby'),

  /** A new entry of the log of organizers' actions. */
  newLogEntry: (competitionId: string) => collection('log', competition(competitionId)).doc(),

  /** The progress of the check for inconsistencies. */
  consistencyPosition: () => collection('sweeps').doc('consistency'),
  /** Any document by its path, as used in inconsistencies. */
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

function draft(competitionId: string, draftId: string): DocumentReference<Draft> {
  return collection('drafts', competition(competitionId)).doc(draftId)
}

function bracket(competitionId: string, bracketId: string): DocumentReference<StoredBracketShape> {
  return brackets(competitionId).doc(bracketId)
}

function brackets(competitionId: string): CollectionReference<StoredBracketShape> {
  return collection('brackets', competition(competitionId))
}

/** Returns the converter for all collections with this name. */
export function converterOf<K extends keyof Models>(name: K): FirestoreDataConverter<Models[K]> {
  return converters[name] ?? reading(data => data as Models[K])
}

const converters: { readonly [K in keyof Models]?: FirestoreDataConverter<Models[K]> } = {
  accounts: withChangeTimes(),
  brackets: withChangeTimes(withStages),
  commentators: withChangeTimes(),
  competitions: withChangeTimes(withDefaults),
  lineUps: withChangeTimes(),
  matches: withChangeTimes(withSection),
  players: withChangeTimes(),
  profiles: withChangeTimes(withProfileDefaults),
  publicCommentators: withChangeTimes(),
  matchRooms: reading(data => completedMatchRoom(data as MatchRoom)),
  teams: withChangeTimes(),
}

/** Builds a converter that stores documents in the domain's shape. */
function reading<T extends object>(read: (data: DocumentData) => T): FirestoreDataConverter<T> {
  return {
    toFirestore: model => ({ ...model }),
    fromFirestore: snapshot => read(snapshot.data()),
  }
}
