import type { BestOf } from './series.ts'
import type { StagePlan } from './stagePlan.ts'
import { pairsByRecords } from './swissPairing.ts'

/** The lengths of the series of a stage. Only records tell which matches are deciding. */
export function stageLengths(plan: StagePlan): readonly BestOf[] {
  const hasDeciding = plan.kind === 'swiss' && pairsByRecords(plan.pairing)
  return [plan.bestOf, ...(hasDeciding ? [plan.decidingBestOf] : [])]
}
