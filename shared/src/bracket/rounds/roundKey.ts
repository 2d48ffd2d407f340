import type { Stage } from '../model/match.ts'

/** The key of a round of a bracket, such as `upper-3`. */
export function roundKey({ stage, round }: { readonly stage: Stage; readonly round: number }): string {
  return `${stage}-${round}`
}
