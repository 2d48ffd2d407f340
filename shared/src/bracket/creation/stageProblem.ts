import type { CompetitionFormat } from '../../format/competitionFormat.ts'
import {
  advanceLower,
  advancingTeams,
  bestOfNext,
  type StagePlan,
  stageLimits,
} from '../../format/stagePlan.ts'

/** A reason why the stages of a plan cannot be played by a number of teams. */
export type StageProblem =
  | 'no-stage'
  | 'swiss-not-first'
  | 'groups-too-small'
  | 'groups-too-large'
  | 'nobody-leaves'
  | 'too-few-advance'
  | 'too-many-best'
  | 'gsl-advance'
  | 'lower-not-double'
  | 'lower-with-best'
  | 'lower-too-many'
  | 'last-divided'
  | 'valve-teams'
  | 'too-many-rounds'

interface Plan {
  readonly teams: number
  readonly format: CompetitionFormat
  readonly stages: readonly StagePlan[]
}

/** The stage, by its index, that makes a plan impossible, and why; null if it can be played. */
export function stageProblem({
  teams,
  format,
  stages,
}: Plan): { readonly stage: number; readonly problem: StageProblem } | null {
  if (format === 'table' && stages.length === 0) return { stage: 0, problem: 'no-stage' }
  let entrants = teams
  for (const [stage, plan] of stages.entries()) {
    const isLast = format === 'table' && stage === stages.length - 1
    const isBeforeDouble = format === 'double' && stage === stages.length - 1
    const problem = problemOf(plan, { entrants, stage, isLast, isBeforeDouble })
    if (problem !== null) return { stage, problem }
    entrants = advancingTeams(plan)
  }
  return null
}

/** Half of these teams end Valve's Swiss with three wins and half with three losses. */
const valveTeams = [8, 16, 32]

interface Position {
  readonly entrants: number
  readonly stage: number
  readonly isLast: boolean
  readonly isBeforeDouble: boolean
}

function problemOf(
  plan: StagePlan,
  { entrants, stage, isLast, isBeforeDouble }: Position,
): StageProblem | null {
  const { kind, groups, advance } = plan
  const [smallest, largest] = [Math.floor(entrants / groups), Math.ceil(entrants / groups)]
  if (kind === 'swiss' && stage > 0) return 'swiss-not-first'
  if (smallest < (kind === 'gsl' ? 3 : 2)) return 'groups-too-small'
  if (kind === 'round-robin' && largest > stageLimits.groupSizeMax) return 'groups-too-large'
  if (kind === 'swiss' && entrants > stageLimits.swissTeamsMax) return 'groups-too-large'
  if (kind === 'swiss' && plan.pairing === 'valve' && !valveTeams.includes(entrants)) return 'valve-teams'
  if (kind === 'swiss' && plan.pairing !== 'valve' && plan.rounds >= entrants) return 'too-many-rounds'
  const lower = advanceLower(plan)
  if (lower > 0 && !isBeforeDouble) return 'lower-not-double'
  if (isLast && (kind === 'gsl' || groups > 1)) return 'last-divided'
  if (isLast) return null
  if (kind === 'gsl' && advance !== 2) return 'gsl-advance'
  if (advance >= smallest || (bestOfNext(plan) > 0 && advance + 1 > smallest)) return 'nobody-leaves'
  if (bestOfNext(plan) >= groups) return 'too-many-best'
  if (advancingTeams(plan) < 2) return 'too-few-advance'
  if (lower > 0 && bestOfNext(plan) > 0) return 'lower-with-best'
  return lower > maxLower(plan, entrants) ? 'lower-too-many' : null
}

/**
 * The largest number of teams of each group that can enter the lower side of the next stage: its first round has as
 * many slots as that of the upper side, and the smallest of the groups that `entrants` teams form has so many teams
 * left.
 */
export function maxLower({ groups, advance }: StagePlan, entrants: number): number {
  const slots = 2 ** Math.ceil(Math.log2(groups * advance))
  return Math.min(Math.floor(slots / groups), Math.floor(entrants / groups) - advance)
}
