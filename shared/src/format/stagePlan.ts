import type { CompetitionFormat } from './competitionFormat.ts'
import type { GslPlan } from './stageKinds/gsl.ts'
import type { RoundRobinPlan } from './stageKinds/roundRobin.ts'
import type { StagePosition } from './stageKinds/stageOption.ts'
import type { SwissPlan } from './stageKinds/swiss.ts'

/** An organizer's plan of a stage before the last one, or of the only one. */
export type StagePlan = RoundRobinPlan | GslPlan | SwissPlan

/** The stages of a competition. */
export interface FormatChoice {
  readonly format: CompetitionFormat
  /** The stages before the elimination; all stages if the format is `table`. */
  readonly stages: readonly StagePlan[]
}

/** The stages of a format for a number of teams, with their positions. */
export function positionsOf(
  { format, stages }: FormatChoice,
  teams: number,
): readonly (readonly [StagePlan, StagePosition])[] {
  const entering = teams - invitedTeams({ format, stages })
  let entrants = entering
  return stages.map((plan, index) => {
    const isLast = index === stages.length - 1
    const position = {
      index,
      entrants,
      entering,
      isLast: isLast && format === 'table',
      isBeforeDouble: isLast && format === 'double',
    }
    entrants = teamsOfNext(plan)
    return [plan, position]
  })
}

/** The number of teams of a stage that advance as the best ones of the place after the last that advances. */
export function bestOfNext(plan: StagePlan): number {
  return ('bestOfNext' in plan && plan.bestOfNext) || 0
}

/** The number of teams of each group that enter the lower side of the next stage. */
export function advanceLower(plan: StagePlan): number {
  return ('advanceLower' in plan && plan.advanceLower) || 0
}

/** The number of teams that enter the next stage by invitation. */
export function invitedNext(plan: StagePlan): number {
  return ('invitedNext' in plan && plan.invitedNext) || 0
}

/** The number of teams that do not play the first stage, because they are invited to a later one. */
export function invitedTeams({ format, stages }: FormatChoice): number {
  const before = format === 'table' ? stages.slice(0, -1) : stages
  return before.reduce((sum, plan) => sum + invitedNext(plan), 0)
}

/** The seeds that enter each stage by invitation: the later the stage, the better they are. */
export function invitedSeeds(
  choice: FormatChoice,
): readonly { readonly stage: number; readonly first: number; readonly last: number }[] {
  let left = invitedTeams(choice)
  return choice.stages.flatMap((plan, index) => {
    const [count, last] = [Math.min(left, invitedNext(plan)), left]
    left -= count
    return count === 0 ? [] : [{ stage: index + 1, first: left + 1, last }]
  })
}

/** The number of teams that enter the next stage, those in its lower side excluded. */
export function teamsOfNext(plan: StagePlan): number {
  return plan.groups * plan.advance + bestOfNext(plan) + invitedNext(plan)
}
