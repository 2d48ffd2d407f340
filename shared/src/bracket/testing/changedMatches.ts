import type { BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'

/** The matches that a command has changed, in their new state. */
export function changedMatches({ changes }: BracketChange): readonly Match[] {
  return changes.map(([, after]) => after)
}
