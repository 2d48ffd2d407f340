import { stageLimits } from './bracketLimits.ts'
import { maxLower } from './stageKinds/division.ts'
import { planKindOf } from './stageKinds/stageKinds.ts'
import type { StagePosition, StageProblem } from './stageKinds/stageOption.ts'
import {
  advanceLower,
  bestOfNext,
  type FormatChoice,
  invitedNext,
  positionsOf,
  type StagePlan,
  teamsOfNext,
} from './stagePlan.ts'

/** The stage, by its index, that makes a format impossible for a number of teams, and why; null if it can be played. */
export function stageProblem(
  choice: FormatChoice & { readonly teams: number },
): { readonly stage: number; readonly problem: StageProblem } | null {
  if (choice.format === 'table' && choice.stages.length === 0) return { stage: 0, problem: 'no-stage' }
  let matches = 0
  for (const [plan, position] of positionsOf(choice, choice.teams)) {
    const kind = planKindOf(plan)
    matches += kind.matches(plan, position)
    const problem =
      kind.problem(plan, position) ??
      divisionProblem(plan, position) ??
      (matches > stageLimits.matchesMax ? 'too-many-matches' : null)
    if (problem !== null) return { stage: position.index, problem }
  }
  return null
}

function divisionProblem(
  plan: StagePlan,
  { entrants, isLast, isBeforeDouble }: StagePosition,
): StageProblem | null {
  const { groups, advance } = plan
  const smallest = Math.floor(entrants / groups)
  if (smallest < 2) return 'groups-too-small'
  const lower = advanceLower(plan)
  if (lower > 0 && !isBeforeDouble) return 'lower-not-double'
  if (isLast) return null
  if (advance >= smallest || (bestOfNext(plan) > 0 && advance + 1 > smallest)) return 'nobody-leaves'
  if (invitedNext(plan) > 0 && (groups > 1 || lower > 0)) return 'invited-unfit'
  if (bestOfNext(plan) >= groups) return 'too-many-best'
  if (teamsOfNext(plan) < 2) return 'too-few-advance'
  if (lower > 0 && bestOfNext(plan) > 0) return 'lower-with-best'
  return lower > maxLower(plan, entrants) ? 'lower-too-many' : null
}
