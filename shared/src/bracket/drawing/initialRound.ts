import type { Match, Matches } from '../model/match.ts'
import type { BracketRound } from '../rounds/roundsOf.ts'

/**
 * Returns the round shown first when one is shown at a time: the first with a playable match, otherwise the first
 * unfinished one. When everything is over it is the final, even if there is a match for third place.
 */
export function initialRound(rounds: readonly BracketRound[], current: Matches): BracketRound | undefined {
  const open = rounds.filter(({ matches }) => !matches.every(({ id }) => isOver(current.get(id))))
  const isPlayable = ({ matches }: BracketRound) =>
    matches.some(({ id }) => ['running', 'ready'].includes(current.get(id)?.status ?? ''))
  return open.find(isPlayable) ?? open[0] ?? rounds.findLast(({ section }) => section !== 'third-place')
}

function isOver(match: Match | undefined): boolean {
  return match?.status === 'finished' || match?.status === 'bye'
}
