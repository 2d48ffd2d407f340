import type { BracketShape } from '../model/bracket.ts'

/** Whether a bracket is a single or double elimination and nothing else. */
export function isOneElimination({ stages }: BracketShape): boolean {
  const [only] = stages
  return stages.length === 1 && (only?.kind === 'single' || only?.kind === 'double')
}
