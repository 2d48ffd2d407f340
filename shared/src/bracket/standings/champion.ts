import { matchId } from '../creation/plannedMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'

/**
 * The team that has won the bracket; null while it is not decided, and where both sides gave the deciding match
 * up. The finals alone need to be given.
 */
export function champion(bracket: Bracket): string | null {
  const last = lastMatch(bracket)
  if (last !== undefined && last.winner !== null) return winningTeam(last)
  const first = bracket.matches.get(matchId('final', 1, 0))
  return first?.winner === 0 ? winningTeam(first) : null
}

/** Whether nothing that is still to be played can change who wins the bracket. The finals alone need to be given. */
export function isDecided(bracket: Bracket): boolean {
  const last = lastMatch(bracket)
  return last !== undefined && isOver(last)
}

function lastMatch({ shape, matches }: Bracket): Match | undefined {
  const stage = shape.format === 'single' ? 'main' : 'final'
  return matches.get(matchId(stage, shape.rounds[stage], 0))
}

function winningTeam({ winner, slots }: Match): string | null {
  return winner === null ? null : slots[winner].teamId
}
