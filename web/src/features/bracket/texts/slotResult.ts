import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'

/**
 * How a side of a match stands: the games that it has won, or how it was decided without playing them to the end.
 * `walkover`: it won so. `absent`: it never came. `gave-up`: it left after the first game. Null before the match.
 */
export type SlotResult = number | 'walkover' | 'absent' | 'gave-up' | 'disqualified' | null

export function slotResult(
  { slots, status, bestOf, score, forfeits, winner }: Match,
  side: Side,
): SlotResult {
  const { teamId, closed } = slots[side]
  if (teamId !== null && closed) return 'disqualified'
  if (forfeits[side]) return bestOf > 1 && score.some(wins => wins > 0) ? 'gave-up' : 'absent'
  if (winner === side && forfeits.some(Boolean)) return 'walkover'
  return status === 'running' || status === 'finished' ? score[side] : null
}
