import type { Match } from '../model/match.ts'

/** The key of a round of a bracket, such as `upper-3`, or `s2-upper-3` if there are several stages. */
export function roundKey({ stage, section, round }: Pick<Match, 'stage' | 'section' | 'round'>): string {
  return `${stage === '' ? '' : `${stage}-`}${section}-${round}`
}
