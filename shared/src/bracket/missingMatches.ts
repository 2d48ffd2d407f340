import type { Match, Matches } from './match.ts'

/**
 * The ids of the matches that a command on one match needs beyond the given ones: itself, those that it feeds,
 * and, where somebody would pass straight through one of these, those beyond it. Asked again with what was
 * fetched, until nothing is missing, it spares reading a whole bracket for one result.
 */
export function missingMatches(matches: Matches, matchId: string): readonly string[] {
  const missing: string[] = []
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const match = matches.get(id)
    if (match === undefined) missing.push(id)
    else if (id === matchId || match.slots.some(slot => slot.closed)) feeds(match).forEach(visit)
  }
  visit(matchId)
  return missing
}

function feeds(match: Match): readonly string[] {
  return [match.winnerTo, match.loserTo].flatMap(to => (to === null ? [] : [to.matchId]))
}
