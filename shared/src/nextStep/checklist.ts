import { isOver, type Match } from '../bracket/model/match.ts'
import { championsOf } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import { bracketLimits } from '../format/bracketLimits.ts'
import { teamSize } from '../format/teamLimits.ts'
import { isCheckOpen } from '../readiness/readinessCheck.ts'
import type { Team } from '../team/team.ts'
import { unsettledTeams } from '../team/unsettledTeams.ts'

/** The steps of organizers from an empty competition to its champion, in order. */
const checklistSteps = [
  'add-players',
  'settle-teams',
  'distribute',
  'check-readiness',
  'create-bracket',
  'plan',
  'run',
  'champion',
] as const

export type ChecklistKind = (typeof checklistSteps)[number]

export interface ChecklistStep {
  readonly kind: ChecklistKind
  /**
   * At most one step is `next`: the one that the organizers should take now. An optional step that can no longer be taken
   * is `skipped`.
   */
  readonly state: 'done' | 'next' | 'later' | 'skipped'
}

type CompetitionPart = Pick<
  Competition,
  | 'status'
  | 'options'
  | 'bracketId'
  | 'champion'
  | 'champions'
  | 'playerCount'
  | 'teamCount'
  | 'registrationDeadline'
  | 'startDate'
  | 'readinessCheck'
>

interface Progress {
  readonly competition: CompetitionPart
  /** The number of players without a team. Null if unknown: every seat counts as taken then. */
  readonly poolSize: number | null
  /** The teams. Null if unknown. */
  readonly teams: readonly Pick<Team, 'playerUids' | 'playsIncomplete'>[] | null
  /** The current bracket. Null if there is none, or it is not known. */
  readonly bracket: {
    readonly matches: readonly Pick<Match, 'status'>[]
    /** Whether its matches have been planned. */
    readonly isPlanned: boolean
  } | null
  /** The server's time; null while it is unknown. */
  readonly now: number | null
}

/**
 * Returns the organizers' checklist, which always has the same steps; incomplete teams are settled only where whole
 * teams enter. The readiness check and the schedule are optional: the check is never `next` before it has been started,
 * and both can be skipped.
 */
export function checklist(progress: Progress): readonly ChecklistStep[] {
  const { competition } = progress
  const hasBracket = competition.bracketId !== null
  const isOver = competition.status === 'finished'
  const areDone: Record<ChecklistKind, boolean> = {
    'add-players': hasBracket || isPopulated(progress),
    'settle-teams': hasBracket || areSettled(progress),
    distribute: hasBracket || isDistributed(progress),
    'check-readiness': wasChecked(progress),
    'create-bracket': hasBracket,
    plan: progress.bracket?.isPlanned === true,
    run: isOver,
    champion: competition.champion !== null || (isOver && championsOf(competition).length > 0),
  }
  const steps = checklistSteps.filter(kind => kind !== 'settle-teams' || competition.options.wholeTeams)
  const open = steps.filter(kind => !areDone[kind] && !isSkipped(kind, progress))
  const next = open.find(kind => !isWaiting(kind, progress))
  const stateOf = (kind: ChecklistKind) => {
    if (areDone[kind]) return 'done'
    if (!open.includes(kind)) return 'skipped'
    return kind === next ? 'next' : 'later'
  }
  return steps.map(kind => ({ kind, state: stateOf(kind) }))
}

/** Returns the organizers' next step; null once the competition has ended. */
export function nextInChecklist(steps: readonly ChecklistStep[]): ChecklistKind | null {
  return steps.find(({ state }) => state === 'next')?.kind ?? null
}

function isClosed({ competition, now }: Progress): boolean {
  return now !== null && now > competition.registrationDeadline
}

/** Whether no team is incomplete after the deadline without having been let play so. */
function areSettled(progress: Progress): boolean {
  const { competition, teams, now } = progress
  return isClosed(progress) && unsettledTeams(competition, teams ?? [], now ?? 0).length === 0
}

/** While people may still join, two full teams are waited for. */
function isPopulated(progress: Progress): boolean {
  const { competition } = progress
  const enough = bracketLimits.teamsMin * (isClosed(progress) ? 1 : teamSize)
  return competition.playerCount >= enough || isDistributed(progress)
}

/**
 * Fewer players than a team has may stay without one as substitutes, if all seats are taken, or organizers have gone on
 * to the readiness check.
 */
function isDistributed({ competition, poolSize }: Progress): boolean {
  const { playerCount, teamCount, readinessCheck } = competition
  const seats = teamCount * teamSize
  const pool = poolSize ?? Math.max(0, playerCount - seats)
  const isPeopled = teamCount >= bracketLimits.teamsMin && playerCount >= bracketLimits.teamsMin
  const isSettled = playerCount - pool >= seats || readinessCheck !== undefined
  return isPeopled && (pool === 0 || (pool < teamSize && isSettled))
}

function wasChecked({ competition: { readinessCheck }, now }: Progress): boolean {
  if (readinessCheck === undefined) return false
  return now === null ? readinessCheck.closedAt !== null : !isCheckOpen(readinessCheck, now)
}

function isSkipped(kind: ChecklistKind, { competition, bracket, now }: Progress): boolean {
  if (kind === 'check-readiness') return competition.bracketId !== null
  if (kind === 'champion') return competition.status === 'finished'
  if (kind !== 'plan') return false
  const hasStarted = now !== null && now >= competition.startDate
  const isPlayed = bracket?.matches.some(match => match.status === 'running' || isPlayedOut(match)) ?? false
  return competition.status === 'finished' || (bracket !== null && (hasStarted || isPlayed))
}

function isPlayedOut(match: Pick<Match, 'status'>): boolean {
  return isOver(match) && match.status !== 'bye'
}

/** Whether a step waits for something other than the organizers. */
function isWaiting(kind: ChecklistKind, progress: Progress): boolean {
  const { competition } = progress
  if (kind === 'settle-teams') return !isClosed(progress)
  if (kind === 'check-readiness') return competition.readinessCheck === undefined
  return kind === 'champion'
}
