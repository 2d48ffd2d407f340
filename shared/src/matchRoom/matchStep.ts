import { hasPlayedGame } from '../bracket/model/advantage.ts'
import { type Match, otherSide, type Side } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import { isLocked } from '../live/broadcastQueue.ts'
import type { SelfService } from '../selfService/selfService.ts'
import { currentCheckIn, missingSides, noShowOf } from './checkIn.ts'
import { dueTime } from './dueTime.ts'
import { homeSide } from './lobby.ts'
import type { MatchRoom } from './matchRoom.ts'
import { openReport } from './openReport.ts'
import { currentStep } from './veto/veto.ts'

/** A match that runs this long without a lobby is played without one that the match room knows. */
const lobbyTimeMs = 15 * 60_000

/**
 * - `waiting`: a team is still missing.
 * - `ready` and `running`: an organizer starts or scores the match, where organizers run the matches.
 * - `earlier-match`: the teams play another match first.
 * - `locked`: the check-in opens once an organizer unlocks the match, which waits for the broadcast.
 * - `before-check-in`: both teams are known, and the check-in opens when the match is due.
 * - `no-show`: the time to check in is over, and an organizer decides about the missing teams.
 * - `report`: the teams play, and either one reports the result.
 * - `confirm`: the other side confirms or disputes a report.
 * - `stuck`: the result is known, but a team cannot advance.
 */
type MatchStepKind =
  | 'waiting'
  | 'ready'
  | 'running'
  | 'earlier-match'
  | 'locked'
  | 'before-check-in'
  | 'check-in'
  | 'no-show'
  | 'veto'
  | 'lobby'
  | 'report'
  | 'confirm'
  | 'dispute'
  | 'stuck'
  | 'finished'

/** What a match waits for. Times are milliseconds since the epoch, by the server's clock. */
export interface MatchStep {
  readonly kind: MatchStepKind
  /** The sides that have to act. Where an organizer checks a team in, its side is among them. */
  readonly sides: readonly Side[]
  /** Whether the match does not continue without an organizer. */
  readonly needsOrganizer: boolean
  /** When the match began to wait; null if unknown. */
  readonly since: number | null
  /** When the step ends without anyone acting, or, for `ready` and `before-check-in`, when it is planned to end. */
  readonly deadline: number | null
}

interface MatchStepContext {
  readonly competition: Pick<Competition, 'selfService' | 'startDate' | 'bracketId' | 'broadcastQueue'>
  /** Null if the match room does not exist yet. */
  readonly matchRoom: MatchRoom | null
  /** Whether the teams of a ready match can be called to it; see `playableMatches`. Absent if they can. */
  readonly isPlayable?: boolean | undefined
  /** Whether the lobby is set. Only members of the match can read it; absent for other viewers. */
  readonly hasLobby?: boolean | undefined
  /** Null while the server's time is unknown: no deadline has passed then. */
  readonly now: number | null
}

/** Returns what a match waits for now. */
export function matchStep(match: Match, context: MatchStepContext): MatchStep {
  const { selfService } = context.competition
  const { isPlayable = true } = context
  switch (match.status) {
    case 'waiting':
      return stepOf(match, 'waiting')
    case 'ready':
      if (selfService === null && !isPlayable) return stepOf(match, 'earlier-match')
      return selfService === null
        ? stepOf(match, 'ready', { needsOrganizer: true, deadline: match.startsAt ?? null })
        : beforeStart(match, selfService, context)
    case 'running':
      return selfService === null
        ? stepOf(match, 'running', { needsOrganizer: true })
        : inPlay(match, context)
    default:
      return stepOf(match, 'finished')
  }
}

/** Whether the organizers are asked to decide; other steps that need them are their ordinary work. */
export function asksForDecision({
  kind,
  needsOrganizer,
}: Pick<MatchStep, 'kind' | 'needsOrganizer'>): boolean {
  return needsOrganizer && kind !== 'ready' && kind !== 'running'
}

function beforeStart(
  match: Match,
  selfService: SelfService,
  { competition, matchRoom, isPlayable = true, now }: MatchStepContext,
): MatchStep {
  if (isLocked(competition, match.id)) return stepOf(match, 'locked')
  const checkIn = matchRoom === null ? null : currentCheckIn(matchRoom, match)
  if (matchRoom === null || checkIn === null) {
    if (!isPlayable) return stepOf(match, 'earlier-match')
    return stepOf(match, 'before-check-in', { deadline: dueTime(match, competition) })
  }
  const { attention } = matchRoom
  const { openedAt, deadline } = checkIn
  const sides = missingSides(checkIn)
  if (attention === 'stuck') {
    return stepOf(match, 'stuck', { needsOrganizer: true, since: deadline })
  }
  const isOver = now !== null && now >= deadline
  if (attention === 'no-show' || (isOver && noShowOf(matchRoom, checkIn, selfService) === 'organizer')) {
    return stepOf(match, 'no-show', { sides, needsOrganizer: true, since: deadline })
  }
  return stepOf(match, 'check-in', {
    // After the deadline the missing sides forfeit.
    sides: isOver ? [] : sides,
    needsOrganizer: attention === 'check-in',
    since: openedAt,
    deadline,
  })
}

function inPlay(match: Match, { matchRoom, hasLobby, now }: MatchStepContext): MatchStep {
  const report = matchRoom === null ? null : openReport(matchRoom, match)
  if (report !== null) {
    const { by, version, dispute, deadline } = report
    const since = dispute?.at ?? version.at
    if (matchRoom?.attention === 'stuck') {
      return stepOf(match, 'stuck', { needsOrganizer: true, since: deadline })
    }
    return dispute === null
      ? stepOf(match, 'confirm', { sides: [otherSide(by)], since, deadline })
      : stepOf(match, 'dispute', { needsOrganizer: true, since })
  }
  const veto = matchRoom?.veto ?? null
  const due = veto === null ? null : currentStep(veto)
  if (veto !== null && due !== null) {
    const { taken, deadline } = veto
    const isOver = now !== null && now >= deadline
    const since = taken.at(-1)?.at ?? sinceOf(match)
    return stepOf(match, 'veto', { sides: isOver ? [] : [due.by], since, deadline })
  }
  const since = veto?.taken.at(-1)?.at ?? sinceOf(match)
  const isUnscored = !hasPlayedGame(match)
  if (hasLobby === false && isUnscored && since !== null && now !== null && now < since + lobbyTimeMs) {
    return stepOf(match, 'lobby', { sides: [homeSide], since })
  }
  return stepOf(match, 'report', { sides: [0, 1], since })
}

function stepOf(match: Match, kind: MatchStepKind, step: Partial<Omit<MatchStep, 'kind'>> = {}): MatchStep {
  return { kind, sides: [], needsOrganizer: false, since: sinceOf(match), deadline: null, ...step }
}

/** When the match got its status. An optimistic update does not know it. */
function sinceOf({ status, since }: Pick<Match, 'status' | 'since'>): number | null {
  return since?.status === status ? since.at : null
}
