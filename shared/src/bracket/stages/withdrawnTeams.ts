import type { Match } from '../model/match.ts'

/** The teams that were disqualified in one of the matches. */
export function withdrawnTeams(matches: readonly Match[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap(({ slots }) => slots.flatMap(({ teamId, closed }) => (closed ? (teamId ?? []) : []))),
  )
}
