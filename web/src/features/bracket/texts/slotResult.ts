import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'

/**
 * The result of one slot of a match: the games won, or how it was decided without being played out. `walkover`: won by
 * the other's forfeit. `absent`: did not show up. `gave-up`: left after the first game. Null before the match.
 */
export type SlotResult = number | 'walkover' | 'absent' | 'gave-up' | 'disqualified' | null

export function slotResult(
  { slots, status, bestOf, score, forfeits, winner }: Match,
  side: Side,
): SlotResult {
  const { teamId, closed } = slots[side]
  // A team can leave after its last match, which keeps its result.
  const isPlayed = status === 'finished' && !forfeits[side]
  if (teamId !== null && closed && !isPlayed) return 'disqualified'
  if (forfeits[side]) return bestOf > 1 && score.some(wins => wins > 0) ? 'gave-up' : 'absent'
  if (winner === side && forfeits.some(Boolean)) return 'walkover'
  return status === 'running' || status === 'finished' ? score[side] : null
}
