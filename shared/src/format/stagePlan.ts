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
  let entrants = teams
  return stages.map((plan, index) => {
    const isLast = index === stages.length - 1
    const position = {
      index,
      entrants,
      isLast: isLast && format === 'table',
      isBeforeDouble: isLast && format === 'double',
    }
    entrants = advancingTeams(plan)
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

/** The number of teams that enter the next stage, those in its lower side excluded. */
export function advancingTeams(plan: StagePlan): number {
  return plan.groups * plan.advance + bestOfNext(plan)
}
