import type { LogEntry } from '../audit/logEntry.ts'
import type { ChatMessage } from '../chat/conversation.ts'
import type { CommentatorRequest } from '../commentators/commentatorRequest.ts'
import type { Competition } from '../competition/competition.ts'
import type { Applicant } from '../entry/applicant.ts'
import type { ApiKey } from '../integrations/apiKey.ts'
import type { Invitation } from '../invitation/invitation.ts'
import type { LinedUpPlayer, MatchLineUps } from '../lineUp/matchLineUps.ts'
import type { ReportedResult } from '../matchRoom/matchRoom.ts'
import type { Screenshot } from '../matchRoom/screenshot.ts'
import type { Follower, OrganizerPage } from '../organizerPage/organizerPage.ts'
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
    /** Providers by Firebase's names, such as `google.com` and `password`. */
    readonly providers: readonly string[]
  }
  readonly linked: {
    readonly steam: string | null
    readonly discord: string | null
    readonly telegramChatId: number | null
    readonly telegramUsername: string | null
    /** When the calendar address was created; the address itself is left out. Null if there is none. */
    readonly calendarLinkedAt: number | null
    /** The browsers that show notifications, without the keys by which those are encrypted. */
    readonly pushDevices: readonly { readonly endpoint: string; readonly addedAt: number }[]
  }
  readonly profile: Profile | null
  readonly notifications: readonly object[]
  readonly playing: readonly (Player & {
    readonly competitionId: string
    /** The competition's name; null if it has been deleted. */
    readonly competition: string | null
    readonly team: string | null
    /** The contacts that organizers see. */
    readonly contacts: Contacts | null
  })[]
  /** The competitions that the person has asked to enter. */
  readonly applications: readonly (Applicant & { readonly competitionId: string })[]
  /** The matches in which the person was lined up or was replaced. */
  readonly matches: readonly (OwnLineUp & { readonly competitionId: string; readonly matchId: string })[]
  /** The person's latest report, or dispute of a report, in each match. */
  readonly reports: readonly (Pick<ReportedResult, 'at' | 'games'> & {
    readonly competitionId: string
    readonly matchId: string
    /** Null if the person only said that a report was wrong. */
    readonly score: ReportedResult['score'] | null
  })[]
  /** The screenshots that the person added to reports and that are still stored, without the pictures. */
  readonly screenshots: readonly (Pick<Screenshot, 'addedAt'> & { readonly competitionId: string })[]
  /** The players whom the person has preferred as a captain in a draft, by their uids. */
  readonly draftLists: readonly { readonly competitionId: string; readonly uids: readonly string[] }[]
  readonly organizing: readonly (OrganizedCompetition & {
    readonly competitionId: string
    readonly role: 'owner' | 'administrator'
  })[]
  /** The requests to commentate that the person received, and the person's offers; `readAt` is how far they have read the chat. */
  readonly commentary: readonly (Omit<
    CommentatorRequest,
    'organizerUid' | 'lastMessage' | 'readAt' | 'readerUids' | 'unreadBy'
  > & {
    readonly competitionId: string
    readonly readAt: number | null
    /** Whether the person may run the broadcast of the competition. */
    readonly producer: boolean
  })[]
  /** The requests to commentators that the person made as an organizer, without the commentators' data. */
  readonly asking: readonly (Pick<CommentatorRequest, 'comment' | 'requestedAt'> & {
    readonly competitionId: string
  })[]
  /** The messages that the person wrote in chats with organizers or commentators, and in match chats. */
  readonly messages: readonly (Omit<ChatMessage, 'authorUid'> & { readonly competitionId: string })[]
  /** The invitations that the person has created, without their ids, since anyone who knows an id can accept. */
  readonly invitations: readonly (Invitation & { readonly competitionId: string })[]
  readonly organizerPage: OrganizerPage | null
  /** The pages that the person follows, by their addresses. */
  readonly following: readonly (Pick<Follower, 'followedAt'> & { readonly address: string | null })[]
  /** The events from elsewhere that the person has imported, by their sources. */
  readonly importedEvents: readonly {
    readonly source: string
    readonly competitionId: string
    readonly importedAt: number
  }[]
  /** The API keys that the person has created. */
  readonly apiKeys: readonly (Omit<ApiKey, 'creatorUid'> & { readonly competitionId: string })[]
  /** The person's actions as an organizer, and those of other organizers that name the person. */
  readonly log: readonly (OwnLogEntry & { readonly competitionId: string })[]
}

interface OwnLineUp extends Pick<MatchLineUps, 'at' | 'game'> {
  readonly teamId: string
  /** Null if a stand-in played for the person. */
  readonly player: Omit<LinedUpPlayer, 'uid' | 'standsInFor'> | null
}

/** Returns what the line-ups of a match say about one of the people in it; nobody else is named. */
export function ownLineUp({ at, game, teams }: MatchLineUps, uid: string): OwnLineUp {
  const own = teams.find(({ players }) =>
    players.some(player => player.uid === uid || player.standsInFor?.uid === uid),
  )
  const player = own?.players.find(each => each.uid === uid)
  if (player === undefined) return { at, game, teamId: own?.teamId ?? '', player: null }
  const { name, rankTier, captain } = player
  return { at, game, teamId: own?.teamId ?? '', player: { name, rankTier, captain } }
}

/** An entry of the log without the other people named in it. */
type OwnLogEntry = Pick<LogEntry, 'action' | 'at'>

export function ownLogEntry(entry: LogEntry, uid: string): OwnLogEntry {
  const { uid: actorUid, keyName: _, ...auditAction }: LogEntry & { readonly keyName?: string } = entry
  const own = actorUid === uid ? entry : auditAction
  return withoutOthers(own, uid)
}

/** An audit action names at most these two people. */
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

/** A competition without personal data of other people. */
type OrganizedCompetition = Omit<
  Competition,
  'ownerUid' | 'ownerName' | 'adminUids' | 'adminNames' | 'producerUids'
>
