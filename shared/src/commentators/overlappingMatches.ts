import { isOver, type Matches } from '../bracket/model/match.ts'

/**
 * The pairs among some matches of a bracket that can be played at the same time: neither has to wait for the other. No
 * match has a time of its own, so that this is all that can be known; matches that are over count for nothing.
 */
export function overlappingMatches(
  matches: Matches,
  matchIds: readonly string[],
): readonly (readonly [string, string])[] {
  const open = [...new Set(matchIds)].filter(id => {
    const match = matches.get(id)
    return match !== undefined && !isOver(match)
  })
  const later = new Map(open.map(id => [id, matchesAfter(matches, id)]))
  return open.flatMap((one, index) =>
    open
      .slice(index + 1)
      .filter(other => !later.get(one)?.has(other) && !later.get(other)?.has(one))
      .map(other => [one, other] as const),
  )
}

/** The matches that wait for this one, directly or not. */
function matchesAfter(matches: Matches, matchId: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [matchId]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const match = matches.get(id)
    for (const next of [match?.winnerTo?.matchId, match?.loserTo?.matchId]) {
      if (next === undefined || found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  }
  return found
}
