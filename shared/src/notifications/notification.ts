import type { Match } from '../bracket/model/match.ts'
import type { DeclineCause } from '../entry/applicant.ts'
import type { Language } from '../profile/profile.ts'
import type { NotificationKind } from './notificationKinds.ts'

interface CheckFacts {
  readonly checkId: string
  /** Milliseconds since the epoch. */
  readonly deadline: number
}

/** Facts about a match. Accompanying times are milliseconds since the epoch. */
interface MatchFacts {
  readonly bracketId: string
  readonly matchId: string
}

export interface OpeningFacts extends MatchFacts {
  /** The team that starts the match at 1:0. Absent if none does. */
  readonly aheadTeamId?: string
}

interface CheckInFacts extends OpeningFacts {
  readonly deadline: number
  /** The revision of the match to check in for. Absent in events from before this field existed. */
  readonly revision?: number
}

/** `path` is the page of the request, from the root. */
interface CommentaryFacts {
  readonly path: string
}

/** What captains are told who enter with a team. */
interface OfTeam {
  /** The name of the team. Absent for a person who enters alone. */
  readonly team?: string
}

/** The facts of each kind, in addition to the competition and the teams. Names are those at the time. */
export interface NotificationFacts {
  readonly readinessCheck: CheckFacts
  readonly readinessReminder: CheckFacts
  readonly bracketPublished: { readonly bracketId: string }
  readonly matchReady: OpeningFacts
  /** Scores in the order of the teams; `after` is null if the result was withdrawn. */
  readonly resultCorrected: MatchFacts & {
    readonly before: Match['score']
    readonly after: Match['score'] | null
  }
  readonly checkInOpened: CheckInFacts
  readonly checkInClosing: CheckInFacts
  readonly checkInNeeded: MatchFacts & { readonly deadline: number }
  /** `deadline` is that of the team that begins. */
  readonly vetoOpened: MatchFacts & { readonly firstTeamId: string; readonly deadline: number }
  /** The score has the notified team first. */
  readonly resultReported: MatchFacts & { readonly deadline: number; readonly score: Match['score'] }
  /** The score that the other team reports, with the notified team first; null if it reports none. */
  readonly reportDisputed: MatchFacts & { readonly score: Match['score'] | null }
  readonly resultDisputed: MatchFacts
  /** The score in the order of the teams; `winnerTeamId` is null after a draw, and if both forfeited. */
  readonly matchDecided: MatchFacts & {
    readonly winnerTeamId: string | null
    readonly walkover: boolean
    readonly score: Match['score']
  }
  /** `best` and `worst` differ if several teams share their places. */
  readonly placeTaken: {
    readonly bracketId: string
    readonly best: number
    readonly worst: number
    readonly teamCount: number
    /** The group of the last stage within which the place counts. Absent unless that stage has several groups. */
    readonly group?: number
  }
  readonly teamMissing: MatchFacts
  readonly matchStuck: MatchFacts
  /** Milliseconds since the epoch. */
  readonly timeProposed: MatchFacts & { readonly startsAt: number }
  readonly timeAgreed: MatchFacts & { readonly startsAt: number }
  readonly timeDeclined: MatchFacts & { readonly startsAt: number }
  /** Name and password are left out, so that they do not pass through mail servers. */
  readonly lobbyGiven: MatchFacts
  readonly matchMessage: MatchFacts & { readonly from: string; readonly text: string }
  readonly standInAsked: MatchFacts
  readonly standInAnswered: MatchFacts & { readonly accepts: boolean }
  /** The deadline of the check-in, if it is open. */
  readonly standInGranted: MatchFacts & { readonly checkInUntil?: number }
  readonly standInWithdrawn: MatchFacts
  readonly teamAssigned: { readonly teamName: string }
  readonly teamRequested: { readonly teamId: string; readonly teamName: string }
  /** `name` is that of the player who was asked. */
  readonly teamRequestAnswered: {
    readonly name: string
    readonly teamName: string
    readonly accepts: boolean
  }
  readonly draftStarted: { readonly draftId: string }
  /** `place` is that of the turn in the order of all rounds. */
  readonly draftTurn: { readonly draftId: string; readonly place: number; readonly hasClock: boolean }
  readonly teamsDistributed: object
  /** Whether the person can join another team, which is possible until line-ups are locked. */
  readonly teamRemoved: { readonly teamName: string; readonly mayJoinAnother: boolean }
  readonly teamMessage: {
    readonly teamId: string
    readonly teamName: string
    readonly from: string
    readonly text: string
  }
  /** The organizer's name, the language of the mail, and the days that the link works. */
  readonly placeOffered: { readonly from: string; readonly lang: Language; readonly days: number }
  /** How many requests are open. */
  readonly entryRequested: { readonly requested: number }
  /** Whether the person waits for a place now. */
  readonly entryGranted: { readonly waits: boolean } & OfTeam
  /** `reason` is what an organizer wrote. */
  readonly entryDeclined: { readonly cause: DeclineCause; readonly reason: string | null } & OfTeam
  readonly queueResumed: object
  readonly movedUp: OfTeam
  readonly placeToConfirm: { readonly confirmUntil: number } & OfTeam
  readonly placeExpired: object
  readonly registrationClosed: object
  readonly codesTried: object
  /** The old and the new start in milliseconds since the epoch. */
  readonly competitionMoved: { readonly before: number; readonly after: number }
  readonly competitionDeleted: object
  readonly playerRemoved: object
  readonly madeAdministrator: object
  readonly madeOwner: object
  /** The address as organizers see it. `gone`: it answered 410. `failing`: it failed for a day. */
  readonly webhookPaused: { readonly address: string; readonly reason: 'gone' | 'failing' }
  readonly commentatorRequested: CommentaryFacts & { readonly requestId: string; readonly comment: string }
  readonly commentatorCancelled: CommentaryFacts
  /** `matchCount` is 0 for the whole competition. `overlap`: some matches can be played at the same time. */
  readonly commentatorBooked: CommentaryFacts & { readonly matchCount: number; readonly overlap: boolean }
  readonly madeProducer: CommentaryFacts
  readonly commentatorAnswered: CommentaryFacts & {
    readonly name: string
    readonly answer: 'confirmed' | 'declined' | 'cancelled'
  }
  /** `name` is that of the person who was asked. */
  readonly commentatorReminder: CommentaryFacts & { readonly name: string }
  readonly commentaryOffered: CommentaryFacts & { readonly name: string }
  readonly commentaryOfferAnswered: CommentaryFacts & { readonly answer: 'confirmed' | 'declined' }
  /** The name of the organizer's page, and the start in milliseconds since the epoch. */
  readonly competitionOpened: { readonly from: string; readonly startsAt: number }
  readonly chatMessage: CommentaryFacts & { readonly from: string; readonly text: string }
}

interface NotifiedTeam {
  readonly teamId: string
  readonly name: string
}

/** One person's notification, shown on the page and sent over the channels. */
export type Notification<K extends NotificationKind = NotificationKind> = {
  readonly [P in K]: {
    readonly kind: P
    readonly facts: NotificationFacts[P]
    readonly competition: { readonly id: string; readonly name: string }
    /** The teams of an event for teams; the team of a match's upper slot comes first. */
    readonly teams: readonly NotifiedTeam[]
    /**
     * The team that the person plays for, even if only in this match; null if the notification is not addressed to
     * players of a team.
     */
    readonly ownTeamId: string | null
    /** When the event happened, in milliseconds since the epoch. */
    readonly at: number
  }
}[K]

/** The document `profiles/{uid}/notifications/{eventId}`, in which the person may change only `readAt`. */
export type StoredNotification = Notification & {
  /** The field of the same name in the event. */
  readonly personUid?: string | null
  /** Milliseconds since the epoch; null while unread. */
  readonly readAt: number | null
  /** When the notification may be deleted, in milliseconds since the epoch. */
  readonly sweepAfter: number
}
