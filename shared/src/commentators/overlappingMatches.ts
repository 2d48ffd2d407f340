import { isOver, type Matches } from '../bracket/model/match.ts'

/**
 * Returns the pairs of matches that can be played at the same time, because neither waits for the other. Planned times
 * are not considered; finished matches are ignored.
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

/** Returns the ids of the matches that directly or indirectly wait for this one. */
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
