import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketShape } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { firstFinalId } from '../rounds/secondFinal.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'

/** The team that has won the final of an elimination; null while it is undecided, and if both sides forfeited it. */
export function winnerOfFinals(bracket: Bracket): string | null {
  const last = lastMatch(bracket)
  if (last !== undefined && last.winner !== null) return winningTeam(last)
  const first = bracket.matches.get(firstFinalId(bracket.shape))
  return first?.winner === 0 ? winningTeam(first) : null
}

/** Whether the winner of this match wins the elimination. */
export function takesTitle(shape: BracketShape, match: Pick<Match, 'id'>): boolean {
  return !hasTable(lastStage(shape)) && match.id === terminalMatchIds(shape)[0]
}

/** Whether no open match can change who wins an elimination. */
export function areFinalsDecided(bracket: Bracket): boolean {
  const last = lastMatch(bracket)
  return last !== undefined && isOver(last)
}

/**
 * Whether nothing is left to play: an elimination is decided and its match for third place, if any, is over; if a table
 * decides, all matches are over.
 */
export function isPlayedOut({ shape, matches }: Bracket): boolean {
  if (hasTable(lastStage(shape))) return [...matches.values()].every(isOver)
  return terminalMatchIds(shape).every(id => {
    const match = matches.get(id)
    return match !== undefined && isOver(match)
  })
}

function lastMatch({ shape, matches }: Bracket): Match | undefined {
  const [id = ''] = terminalMatchIds(shape)
  return matches.get(id)
}

function winningTeam({ winner, slots }: Match): string | null {
  return winner === null ? null : slots[winner].teamId
}
