import type { Match, Matches, Slot } from '../model/match.ts'

/**
 * The ids of the matches that a command on one match needs beyond the given ones: itself, those that it feeds,
 * and, where somebody would pass straight through one of these, those beyond it. Asked again with what was
 * fetched, until nothing is missing, it spares reading a whole bracket for one result. `nobodyGoesOn`: the command
 * sends nobody to the matches that it feeds.
 */
export function missingMatches(
  matches: Matches,
  matchId: string,
  { nobodyGoesOn = false }: { readonly nobodyGoesOn?: boolean } = {},
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
    // Reached on two ways, both its seats are filled or closed by the one command.
    const passes = reached.has(id) || match.slots.some(slot => isPassedBeside(slot, nobodyMayCome))
    reached.add(id)
    if (passes) pass(match, true)
  }
  const pass = (match: Match, nobodyMayCome: boolean): void => {
    if (passed.has(match.id)) return
    passed.add(match.id)
    for (const id of feeds(match)) visit(id, nobodyMayCome)
  }

  const match = matches.get(matchId)
  if (match === undefined) return [matchId]
  pass(match, nobodyGoesOn)
  return [...missing]
}

/** A team goes on beside a closed seat, and one that waits beside a seat that nobody takes. */
function isPassedBeside({ closed, teamId }: Slot, nobodyMayCome: boolean): boolean {
  return closed || (nobodyMayCome && teamId !== null)
}

function feeds(match: Match): readonly string[] {
  return [match.winnerTo, match.loserTo].flatMap(to => (to === null ? [] : [to.matchId]))
}
