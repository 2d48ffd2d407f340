import { isElimination } from '../kinds/kindOf.ts'
import type { BracketShape } from '../model/bracket.ts'

/** Whether a bracket is a single or double elimination and nothing else. */
export function isOneElimination({ stages }: BracketShape): boolean {
  const [only] = stages
  return only !== undefined && stages.length === 1 && isElimination(only)
}
