import type { AccountRecord, IdentityOwner, IdentityProvider } from '@upper-bracket/shared/account/account'
import type { Identity } from '@upper-bracket/shared/account/identity'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import type { LogEntry } from '@upper-bracket/shared/bracket/commands/logEntry'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { Team } from '@upper-bracket/shared/team/team'
import type {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  FirestoreDataConverter,
} from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import type { LastingAction } from '../limits/callAllowances.ts'

export interface TeamName {
  readonly teamId: string
}

export interface DeletedCompetition {
  readonly deletedBy: string
  readonly deletedAt: number
  /** When it is to be looked for what still lies below; null once that is done. Milliseconds since the epoch. */
  readonly sweepAfter: number | null
}

export interface Distribution {
  readonly plan: DistributionPlan
  readonly dealtBy: string
  readonly dealtAt: number
}

/** What somebody has used of the allowances that last: when each will be whole again. */
export type UsedAllowances = Readonly<Partial<Record<LastingAction, number>>>

/** Where looking for contradictions goes on: in which of its walks, and after what. */
export interface ConsistencyPosition {
  readonly walk: number
  readonly after: string | null
}

/** What is swept once it is out of date (milliseconds since the epoch). */
export interface Expiring {
  readonly expiresAt: number
}

/** How far something that goes once through the whole database has come. */
export interface MendingState {
  readonly stage: 'profiles' | 'players' | 'done'
  /** The path of the last document that was looked at in this stage. */
  readonly after: string | null
}

/** Who has signed in at a service in order to link that account; the document's id is the ticket's digest. */
export interface SignInTicket extends Expiring {
  readonly identity: Identity
  /** Who linked by it, so that a repeated call is answered and nobody else links by it. */
  readonly usedBy: string | null
}

/** Whoever opens the link connects their chat to the account; the document's id is the token's hash. */
interface TelegramLink extends Expiring {
  readonly uid: string
  /** The chat that was connected by it; null while it has not been used. */
  readonly usedBy: number | null
}

/** Whose a chat is. A chat belongs to one account, an account has one chat. */
interface TelegramChat {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly connectedAt: number
}

/** Typed references to every document: the only place that spells a path. */
export const documents = {
  profiles: (): CollectionReference<Profile> =>
    firestore().collection('profiles').withConverter(as<Profile>()),
  profile: (uid: string): DocumentReference<Profile> => documents.profiles().doc(uid),

  /** What the person was told; its shape is that of whoever writes it. */
  notifications: (uid: string): CollectionReference<object> =>
    documents.profile(uid).collection('notifications').withConverter(as<object>()),

  accounts: (): CollectionReference<AccountRecord> =>
    firestore().collection('accounts').withConverter(as<AccountRecord>()),
  account: (uid: string): DocumentReference<AccountRecord> => documents.accounts().doc(uid),
  allowances: (uid: string): DocumentReference<UsedAllowances> =>
    firestore().collection('allowances').withConverter(as<UsedAllowances>()).doc(uid),
  telegramLinks: (): CollectionReference<TelegramLink> =>
    firestore().collection('telegramLinks').withConverter(as<TelegramLink>()),
  telegramChats: (): CollectionReference<TelegramChat> =>
    firestore().collection('telegramChats').withConverter(as<TelegramChat>()),
  telegramChat: (chatId: number): DocumentReference<TelegramChat> =>
    documents.telegramChats().doc(String(chatId)),

  /** Accounts that are being deleted, or just have been: nothing new begins to belong to them. */
  departures: (): CollectionReference<Expiring> =>
    firestore().collection('departures').withConverter(as<Expiring>()),
  departure: (uid: string): DocumentReference<Expiring> => documents.departures().doc(uid),

  /** Whose an account of Discord or Steam is. */
  identity: (provider: IdentityProvider, id: string): DocumentReference<IdentityOwner> =>
    firestore().collection('identities').withConverter(as<IdentityOwner>()).doc(`${provider}:${id}`),
  identities: (): CollectionReference<IdentityOwner> =>
    firestore().collection('identities').withConverter(as<IdentityOwner>()),
  /** Attempts to sign in that have come to their end: none of them does so twice. */
  signInAttempts: (): CollectionReference<Expiring> =>
    firestore().collection('signInAttempts').withConverter(as<Expiring>()),
  signInTickets: (): CollectionReference<SignInTicket> =>
    firestore().collection('signInTickets').withConverter(as<SignInTicket>()),
  /** Nonces of Steam's assertions that were accepted. */
  openidNonces: (): CollectionReference<Expiring> =>
    firestore().collection('openidNonces').withConverter(as<Expiring>()),

  mending: (what: 'publicCopies'): DocumentReference<MendingState> =>
    firestore().collection('mending').withConverter(as<MendingState>()).doc(what),

  competitions: (): CollectionReference<Competition> =>
    firestore().collection('competitions').withConverter(as<Competition>()),
  competition,
  /** Competitions that are no more: their ids are not given again. */
  deletedCompetitions: (): CollectionReference<DeletedCompetition> =>
    firestore().collection('deletedCompetitions').withConverter(as<DeletedCompetition>()),
  deletedCompetition: (competitionId: string): DocumentReference<DeletedCompetition> =>
    documents.deletedCompetitions().doc(competitionId),
  players: (competitionId: string): CollectionReference<Player> =>
    competition(competitionId).collection('players').withConverter(as<Player>()),
  player: (competitionId: string, uid: string): DocumentReference<Player> =>
    documents.players(competitionId).doc(uid),
  /** The players of all competitions. */
  everyPlayer: (): CollectionGroup<Player> =>
    firestore().collectionGroup('players').withConverter(as<Player>()),

  teams: (competitionId: string): CollectionReference<Team> =>
    competition(competitionId).collection('teams').withConverter(as<Team>()),
  team: (competitionId: string, teamId: string): DocumentReference<Team> =>
    documents.teams(competitionId).doc(teamId),
  /** Which team has a name, by the name's folded form: what makes names unique among simultaneous calls. */
  teamName: (competitionId: string, foldedName: string): DocumentReference<TeamName> =>
    documents.teamNames(competitionId).doc(foldedName),
  teamNames: (competitionId: string): CollectionReference<TeamName> =>
    competition(competitionId).collection('teamNames').withConverter(as<TeamName>()),
  /** What was dealt, so that a repeated call is answered and not done again. */
  distribution: (competitionId: string, distributionId: string): DocumentReference<Distribution> =>
    competition(competitionId)
      .collection('distributions')
      .withConverter(as<Distribution>())
      .doc(distributionId),

  bracket,
  brackets,
  matches: (competitionId: string, bracketId: string): CollectionReference<Match> =>
    bracket(competitionId, bracketId).collection('matches').withConverter(as<Match>()),
  match: (competitionId: string, bracketId: string, matchId: string): DocumentReference<Match> =>
    documents.matches(competitionId, bracketId).doc(matchId),
  /** The brackets of all competitions. */
  everyBracket: (): CollectionGroup<StoredBracketShape> =>
    firestore().collectionGroup('brackets').withConverter(as<StoredBracketShape>()),

  /** What organizers did; an id of its own for each entry. */
  newLogEntry: (competitionId: string): DocumentReference<LogEntry> =>
    competition(competitionId).collection('log').withConverter(as<LogEntry>()).doc(),
  /** The log of all competitions. */
  everyLogEntry: (): CollectionGroup<LogEntry> =>
    firestore().collectionGroup('log').withConverter(as<LogEntry>()),

  /** How far the looking for contradictions has come. */
  consistencyPosition: (): DocumentReference<ConsistencyPosition> =>
    firestore().collection('sweeps').withConverter(as<ConsistencyPosition>()).doc('consistency'),
  /** Any document, by the path that a contradiction names. */
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

/** Documents are stored as the domain has them, so that reading is a matter of types alone. */
function as<T extends object>(): FirestoreDataConverter<T> {
  return {
    toFirestore: model => ({ ...model }),
    fromFirestore: snapshot => snapshot.data() as T,
  }
}
