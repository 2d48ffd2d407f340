import type { Bracket } from '../model/bracket.ts'
import { feederOf, type Match, type Slot } from '../model/match.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'

/**
 * The ids of the matches that a command on one match needs beyond the given ones: the match itself, those it feeds,
 * and, if a team would pass straight through one of these, those beyond. A match that feeds none needs the other one
 * that feeds none, since the competition is finished with both. The caller fetches them and calls again until nothing
 * is missing, so that one result does not cost reading a whole bracket. `nobodyAdvances` says that the command advances
 * no team.
 */
export function missingMatches(
  { shape, matches }: Bracket,
  matchId: string,
  { nobodyAdvances = false }: { readonly nobodyAdvances?: boolean } = {},
): readonly string[] {
  const missing = new Set<string>()
  const reached = new Set<string>()
  const passed = new Set<string>()

  const visit = (id: string, nobodyMayCome: boolean): void => {
    const match = matches.get(id)
    if (match === undefined) {
      missing.add(id)
      return
    }
    // If the match is reached twice, the command fills or closes both its slots.
    const passes = reached.has(id) || match.slots.some(slot => isPassed(slot, nobodyMayCome))
    reached.add(id)
    if (passes) pass(match, true)
  }
  const pass = (match: Match, nobodyMayCome: boolean): void => {
    if (passed.has(match.id)) return
    passed.add(match.id)
    for (const id of feeds(match)) visit(id, nobodyMayCome)
    // A team does not pass from a slot for which another one is still expected.
    for (const { teamId, source } of match.slots) {
      const feederId = teamId === null ? null : feederOf(source)
      if (feederId !== null && match.id !== matchId && !matches.has(feederId)) missing.add(feederId)
    }
  }

  const match = matches.get(matchId)
  if (match === undefined) return [matchId]
  pass(match, nobodyAdvances)
  const terminal = terminalMatchIds(shape)
  for (const id of terminal.includes(matchId) ? terminal : []) visit(id, false)
  return [...missing]
}

/** A team advances past a closed slot, and a waiting one past a slot that nobody will take. */
function isPassed({ closed, teamId }: Slot, nobodyMayCome: boolean): boolean {
  return closed || (nobodyMayCome && teamId !== null)
}

function feeds(match: Match): readonly string[] {
  return [match.winnerTo, match.loserTo].flatMap(to => (to === null ? [] : [to.matchId]))
}
