import type { CompetitionFormat } from '../../format/competitionFormat.ts'
import { bestOfNext, type StagePlan, stageLimits } from '../../format/stagePlan.ts'

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
    const problem = problemOf(plan, { entrants, stage, isLast })
    if (problem !== null) return { stage, problem }
    entrants = plan.groups * plan.advance + bestOfNext(plan)
  }
  return null
}

/** The numbers of wins and losses of Valve's Swiss come out even with these teams only. */
const valveTeams = [8, 16, 32]

function problemOf(
  plan: StagePlan,
  {
    entrants,
    stage,
    isLast,
  }: { readonly entrants: number; readonly stage: number; readonly isLast: boolean },
): StageProblem | null {
  const { kind, groups, advance } = plan
  const [smallest, largest] = [Math.floor(entrants / groups), Math.ceil(entrants / groups)]
  if (kind === 'swiss' && stage > 0) return 'swiss-not-first'
  if (smallest < (kind === 'gsl' ? 3 : 2)) return 'groups-too-small'
  if (kind === 'round-robin' && largest > stageLimits.groupSizeMax) return 'groups-too-large'
  if (kind === 'swiss' && entrants > stageLimits.swissTeamsMax) return 'groups-too-large'
  if (kind === 'swiss' && plan.pairing === 'valve' && !valveTeams.includes(entrants)) return 'valve-teams'
  if (kind === 'swiss' && plan.pairing !== 'valve' && plan.rounds >= entrants) return 'too-many-rounds'
  if (isLast && (kind === 'gsl' || groups > 1)) return 'last-divided'
  if (isLast) return null
  if (kind === 'gsl' && advance !== 2) return 'gsl-advance'
  if (advance >= smallest || (bestOfNext(plan) > 0 && advance + 1 > smallest)) return 'nobody-leaves'
  if (bestOfNext(plan) >= groups) return 'too-many-best'
  return groups * advance + bestOfNext(plan) < 2 ? 'too-few-advance' : null
}
