import type { Stage } from '../model/match.ts'

/** Names a round of a bracket: `upper-3`. */
export function roundKey({ stage, round }: { readonly stage: Stage; readonly round: number }): string {
  return `${stage}-${round}`
}
