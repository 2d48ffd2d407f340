import type { Bracket } from '../model/bracket.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { isOver } from '../model/match.ts'
import { roundOrder } from '../rounds/roundOrder.ts'

/** Whether a team is still in the tournament after its last match. Returns true for a team without a match. */
export function canStillWin(bracket: Bracket, teamId: string): boolean {
  if (withdrawnTeams(bracket).has(teamId)) return false
  const order = roundOrder(bracket)
  const last = [...bracket.matches.values()]
    .filter(match => isOver(match) && match.slots.some(slot => slot.teamId === teamId))
    .sort((a, b) => order(a) - order(b))
    .at(-1)
  if (last === undefined) return true
  const side = last.slots[0].teamId === teamId ? 0 : 1
  const isDecisive = last.id === 'final-1-1' && last.winner === 0
  if (last.winner === null || last.slots[side].closed || isDecisive) return false
  return (last.winner === side ? last.winnerTo : last.loserTo) !== null
}
