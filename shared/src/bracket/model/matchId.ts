import type { Section } from './match.ts'

/** `upper-1-3` is the third match from the top of the first upper round; `s1g2-main-1-3` that of a group of a stage. */
export function matchId(section: Section, round: number, position: number, prefix = ''): string {
  return `${prefix}${section}-${round}-${position + 1}`
}

/** The beginning of the ids of a group's matches; `groups` is the number of groups of its stage. */
export function idPrefix(stage: string, group: number, groups: number): string {
  const part = groups > 1 ? `${stage}g${group + 1}` : stage
  return part === '' ? '' : `${part}-`
}
