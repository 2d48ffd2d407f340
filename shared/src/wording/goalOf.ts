import { isElimination } from '../bracket/kinds/kindOf.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { EntrySide } from '../bracket/prospects/prospect.ts'

/**
 * What the advancing places of a stage lead to, or those of one side if teams enter both; `first` in the last stage.
 */
export type Goal = 'playoff' | 'stage' | 'first' | EntrySide

export function goalOf({ stages }: BracketShape, stageKey: string): Goal {
  const next = stages[stages.findIndex(({ key }) => key === stageKey) + 1]
  if (next === undefined) return 'first'
  return isElimination(next) ? 'playoff' : 'stage'
}
