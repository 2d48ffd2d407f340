import type { Awaited } from '../bracket/stages/closings.ts'

/**
 * An action due at `dueAt` (milliseconds since the epoch), carried out by a job that runs every minute. Its facts
 * identify the state it refers to, so that a late or repeated timer has no effect.
 */
export type Timer<K extends keyof TimerFacts = keyof TimerFacts> = {
  readonly [P in K]: {
    readonly kind: P
    readonly dueAt: number
    /** Set once the timer has failed; `dueAt` is then the time of the next attempt. */
    readonly failed?: { readonly attempts: number; readonly firstDueAt: number }
  } & TimerFacts[P]
}[K]

interface MatchRevision {
  readonly bracketId: string
  readonly matchId: string
  /** The timer has no effect once the match has another revision. */
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
  /** Does what is due in the queue of people who have asked to enter. */
  readonly settleEntryQueue: object
  /** Has no effect unless `dueAt` is the deadline of the registration. */
  readonly closeRegistration: object
  readonly notifyPlaces: { readonly bracketId: string }
  /** `awaits`: see `closings`. */
  readonly closeStages: { readonly bracketId: string; readonly awaits: Awaited | null }
  readonly remindOfRequest: { readonly requestId: string }
  readonly notifyUnreadMessages: { readonly requestId: string }
  readonly notifyUnreadTeamMessages: { readonly teamId: string }
  /** Concerns all matches of a bracket that are ready. */
  readonly openCheckIns: { readonly bracketId: string }
  /** Concerns all matches of a bracket that are ready or running. */
  readonly resumeMatchRooms: { readonly bracketId: string }
  readonly refillQueue: { readonly bracketId: string }
  readonly openCheckIn: MatchRevision
  readonly warnOfCheckIn: MatchRevision
  readonly closeCheckIn: MatchRevision
  readonly confirmUnansweredReport: MatchRevision & { readonly reportId: string }
  /** `revision` is that of the match when it started. */
  readonly pickVetoStepAtRandom: MatchRevision & { readonly step: number }
  /** `turn` is the number of the turn whose time is over. */
  readonly pickByClock: { readonly draftId: string; readonly turn: number }
  readonly notifyUnreadMatchMessages: { readonly bracketId: string; readonly matchRoomId: string }
}
