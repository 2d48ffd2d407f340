import type { LogEntry } from '../audit/logEntry.ts'
import type { ChatMessage } from '../chat/conversation.ts'
import type { CommentatorRequest } from '../commentators/commentatorRequest.ts'
import type { Competition } from '../competition/competition.ts'
import type { Invitation } from '../invitation/invitation.ts'
import type { LinedUpPlayer, MatchLineUps } from '../lineUp/matchLineUps.ts'
import type { ReportedResult } from '../matchDay/matchRoom.ts'
import type { Screenshot } from '../matchDay/screenshot.ts'
import type { Contacts } from '../player/contacts.ts'
import type { Player } from '../player/player.ts'
import type { Profile } from '../profile/profile.ts'

/** Everything that is stored about one person, and nothing about others. Times are milliseconds since the epoch. */
export interface ExportedData {
  readonly exportedAt: number
  readonly account: {
    readonly uid: string
    readonly email: string | null
    readonly emailVerified: boolean
    readonly displayName: string | null
    readonly photoURL: string | null
    readonly createdAt: number | null
    readonly lastSignInAt: number | null
    /** Firebase's names: `google.com`, `password`. */
    readonly providers: readonly string[]
  }
  readonly linked: {
    readonly steam: string | null
    readonly discord: string | null
    readonly telegramChatId: number | null
    readonly telegramUsername: string | null
    /** When the address of the person's calendar was made, without the address; null where there is none. */
    readonly calendarLinkedAt: number | null
    /** The browsers that show notifications, without the keys by which those are encrypted. */
    readonly pushDevices: readonly { readonly endpoint: string; readonly addedAt: number }[]
  }
  readonly profile: Profile | null
  readonly notifications: readonly object[]
  readonly playing: readonly (Player & {
    readonly competitionId: string
    /** Null if the competition has been deleted. */
    readonly competition: string | null
    readonly team: string | null
    /** As the organizers see them. */
    readonly contacts: Contacts | null
  })[]
  /** The matches for which the person was lined up, or replaced by somebody else. */
  readonly matches: readonly (OwnLineUp & { readonly competitionId: string; readonly matchId: string })[]
  /** What the person reported of matches, or said against a report: of each match the latest. */
  readonly reports: readonly (Pick<ReportedResult, 'at' | 'games'> & {
    readonly competitionId: string
    readonly matchId: string
    /** Null: only that a report was wrong. */
    readonly score: ReportedResult['score'] | null
  })[]
  /** Those that are kept of the screenshots that the person added to reports, without the pictures. */
  readonly screenshots: readonly (Pick<Screenshot, 'addedAt'> & { readonly competitionId: string })[]
  readonly organizing: readonly (OrganizedCompetition & {
    readonly competitionId: string
    readonly role: 'owner' | 'administrator'
  })[]
  /** What the person was asked to comment on, or offered to; `readAt`: how far they have read the chat. */
  readonly commenting: readonly (Omit<
    CommentatorRequest,
    'organizerUid' | 'lastMessage' | 'readAt' | 'readerUids' | 'unreadBy'
  > & {
    readonly competitionId: string
    readonly readAt: number | null
  })[]
  /** The person's requests to commentators, without those. */
  readonly asking: readonly (Pick<CommentatorRequest, 'comment' | 'requestedAt'> & {
    readonly competitionId: string
  })[]
  /** What the person wrote in chats with organizers or commentators, and about matches. */
  readonly messages: readonly (Omit<ChatMessage, 'authorUid'> & { readonly competitionId: string })[]
  /** The invitations that the person has made, without their ids, by which they can be accepted. */
  readonly invitations: readonly (Invitation & { readonly competitionId: string })[]
  /** The person's actions as an organizer, and those of others that name the person. */
  readonly log: readonly (OwnLogEntry & { readonly competitionId: string })[]
}

interface OwnLineUp extends Pick<MatchLineUps, 'at' | 'game'> {
  readonly teamId: string
  /** Null where somebody stood in for the person. */
  readonly player: Omit<LinedUpPlayer, 'uid' | 'standsInFor'> | null
}

/** What the line-ups of a match say about one of the people in it; nobody else is named. */
export function ownLineUp({ at, game, teams }: MatchLineUps, uid: string): OwnLineUp {
  const own = teams.find(({ players }) =>
    players.some(player => player.uid === uid || player.standsInFor?.uid === uid),
  )
  const player = own?.players.find(each => each.uid === uid)
  if (player === undefined) return { at, game, teamId: own?.teamId ?? '', player: null }
  const { name, rankTier, captain } = player
  return { at, game, teamId: own?.teamId ?? '', player: { name, rankTier, captain } }
}

/** An entry of the log without anybody else who is named in it. */
type OwnLogEntry = Pick<LogEntry, 'action' | 'at'>

export function ownLogEntry(entry: LogEntry, uid: string): OwnLogEntry {
  const { uid: actorUid, ...deed } = entry
  const own = actorUid === uid ? { uid, ...deed } : deed
  return withoutOthers(own, uid)
}

/** Deeds name at most these two. */
function withoutOthers(entry: OwnLogEntry, uid: string): OwnLogEntry {
  const { person, personUid, outgoing, outgoingUid, ...rest }: OwnLogEntry & NamedPeople = entry
  return {
    ...rest,
    ...(person?.uid === uid && { person, personUid }),
    ...(outgoing?.uid === uid && { outgoing, outgoingUid }),
  }
}

interface NamedPeople {
  readonly person?: { readonly uid: string }
  readonly personUid?: string | null
  readonly outgoing?: { readonly uid: string }
  readonly outgoingUid?: string
}

/** A competition without the people in it. */
type OrganizedCompetition = Omit<Competition, 'ownerUid' | 'ownerName' | 'adminUids' | 'adminNames'>
