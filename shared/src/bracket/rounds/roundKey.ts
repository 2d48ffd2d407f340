import type { Section } from '../model/match.ts'

/** The key of a round of a bracket, such as `upper-3`. */
export function roundKey({ section, round }: { readonly section: Section; readonly round: number }): string {
  return `${section}-${round}`
}
