import type { Match } from '../bracket/model/match.ts'
import type { NotificationKind } from './notificationKinds.ts'

interface CheckFacts {
  readonly checkId: string
  /** Milliseconds since the epoch. */
  readonly deadline: number
}

/** Times that go with it are milliseconds since the epoch. */
interface MatchFacts {
  readonly bracketId: string
  readonly matchId: string
}

interface CheckInFacts extends MatchFacts {
  readonly deadline: number
  /** Of the match for which the teams are asked. Absent in events from before it was kept. */
  readonly revision?: number
}

/** `path`: the page that it is about, from the root. */
interface CommentaryFacts {
  readonly path: string
}

/** What each kind says, beyond the competition and the teams. Names are as they were at the time. */
export interface NotificationFacts {
  readonly readinessCheck: CheckFacts
  readonly readinessReminder: CheckFacts
  readonly bracketPublished: { readonly bracketId: string }
  readonly matchReady: MatchFacts
  /** Scores in the order of the teams; `after` is null if the result was withdrawn. */
  readonly resultCorrected: MatchFacts & {
    readonly before: Match['score']
    readonly after: Match['score'] | null
  }
  readonly checkInOpened: CheckInFacts
  readonly checkInClosing: CheckInFacts
  readonly checkInNeeded: MatchFacts & { readonly deadline: number }
  /** Until when the team that begins may choose. */
  readonly vetoOpened: MatchFacts & { readonly firstTeamId: string; readonly deadline: number }
  /** The score in the order of the team that is told and the other one. */
  readonly resultReported: MatchFacts & { readonly deadline: number; readonly score: Match['score'] }
  /** What the other team says instead, in the order of the team that is told and the other one; null: nothing. */
  readonly reportDisputed: MatchFacts & { readonly score: Match['score'] | null }
  readonly resultDisputed: MatchFacts
  /** The score in the order of the teams; `winnerTeamId` is null if both forfeited. */
  readonly matchDecided: MatchFacts & {
    readonly winnerTeamId: string | null
    readonly walkover: boolean
    readonly score: Match['score']
  }
  /** `best` and `worst` differ where several teams share their places. */
  readonly placeTaken: {
    readonly bracketId: string
    readonly best: number
    readonly worst: number
    readonly teamCount: number
  }
  readonly teamMissing: MatchFacts
  readonly matchStuck: MatchFacts
  /** Milliseconds since the epoch. */
  readonly timeProposed: MatchFacts & { readonly startsAt: number }
  readonly timeAgreed: MatchFacts & { readonly startsAt: number }
  readonly timeDeclined: MatchFacts & { readonly startsAt: number }
  /** Without name and password, which do not go through mail servers. */
  readonly lobbyGiven: MatchFacts
  readonly matchMessage: MatchFacts & { readonly from: string; readonly text: string }
  readonly standInAsked: MatchFacts
  readonly standInAnswered: MatchFacts & { readonly accepts: boolean }
  /** Until when the team checks in, if that has begun. */
  readonly standInGranted: MatchFacts & { readonly checkInUntil?: number }
  readonly standInWithdrawn: MatchFacts
  readonly teamAssigned: { readonly teamName: string }
  readonly teamRequested: { readonly teamId: string; readonly teamName: string }
  /** `name`: of the player who was asked. */
  readonly teamRequestAnswered: {
    readonly name: string
    readonly teamName: string
    readonly accepts: boolean
  }
  readonly teamsDistributed: object
  /** Whether the person can join another team: only until line-ups are locked. */
  readonly teamRemoved: { readonly teamName: string; readonly mayJoinAnother: boolean }
  /** Starts, in milliseconds since the epoch. */
  readonly competitionMoved: { readonly before: number; readonly after: number }
  readonly competitionDeleted: object
  readonly playerRemoved: object
  readonly madeAdministrator: object
  readonly madeOwner: object
  readonly commentatorRequested: CommentaryFacts & { readonly requestId: string; readonly comment: string }
  readonly commentatorCancelled: CommentaryFacts
  /** `matchCount`: 0 for the whole competition; `overlap`: some can be played at the same time. */
  readonly commentatorBooked: CommentaryFacts & { readonly matchCount: number; readonly overlap: boolean }
  readonly commentatorAnswered: CommentaryFacts & {
    readonly name: string
    readonly answer: 'confirmed' | 'declined' | 'cancelled'
  }
  /** `name`: whom the request was made to. */
  readonly commentatorReminder: CommentaryFacts & { readonly name: string }
  readonly commentaryOffered: CommentaryFacts & { readonly name: string }
  readonly commentaryOfferAnswered: CommentaryFacts & { readonly answer: 'confirmed' | 'declined' }
  readonly chatMessage: CommentaryFacts & { readonly from: string; readonly text: string }
}

interface NotifiedTeam {
  readonly teamId: string
  readonly name: string
}

/** One person's notification: what is shown on the page and sent over the channels. */
export type Notification<K extends NotificationKind = NotificationKind> = {
  readonly [P in K]: {
    readonly kind: P
    readonly facts: NotificationFacts[P]
    readonly competition: { readonly id: string; readonly name: string }
    /** The teams that it is about, where it goes to teams: of a match the upper slot first. */
    readonly teams: readonly NotifiedTeam[]
    /** Which of them the person plays for, if only in this match; null where it goes to nobody as a player of a team. */
    readonly ownTeamId: string | null
    /** When it happened, in milliseconds since the epoch. */
    readonly at: number
  }
}[K]

/** The document `profiles/{uid}/notifications/{eventId}`, of which the person may set `readAt` and nothing else. */
export type StoredNotification = Notification & {
  /** As in the event. */
  readonly personUid?: string | null
  /** Milliseconds since the epoch; null while unread. */
  readonly readAt: number | null
  /** When it may be deleted, in the same milliseconds. */
  readonly sweepAfter: number
}
