import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'

/**
 * The finished rounds that can be folded away: of each side those at its beginning, whose matches are all over.
 * The last round of a side always stays, so that the tree keeps its root.
 */
export function foldableRounds(rounds: readonly BracketRound[], current: Matches): ReadonlySet<BracketRound> {
  const foldable = new Set<BracketRound>()
  for (const side of Map.groupBy(rounds, ({ stage }) => stage).values()) {
    for (const round of side.slice(0, -1)) {
      if (!round.matches.every(({ id }) => isOver(current.get(id)?.status))) break
      foldable.add(round)
    }
  }
  return foldable
}

function isOver(status: string | undefined): boolean {
  return status === 'finished' || status === 'bye'
}
