import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'

/** Makes every write into a match throw. */
export function frozen(bracket: Bracket, matches: Iterable<Match> = bracket.matches.values()): Bracket {
  for (const match of matches) {
    for (const part of [match, match.slots, ...match.slots, match.score, match.forfeits]) Object.freeze(part)
  }
  return bracket
}
