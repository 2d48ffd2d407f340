import type { Side, Slot } from '../../model/match.ts'
import type { TableMatch } from '../../tables/teamRecords.ts'

/** A match of a Swiss round that is over; a draw if the winner is null. */
export function finishedMatch(
  round: number,
  [upper, lower]: readonly [string, string],
  winner: Side | null,
): TableMatch {
  return {
    id: `${round} ${upper} ${lower}`,
    round,
    slots: [slotOf(upper), slotOf(lower)],
    score: winner === null ? [1, 1] : winner === 0 ? [1, 0] : [0, 1],
    status: 'finished',
    winner,
    forfeits: [false, false],
  }
}

export function byeMatch(round: number, teamId: string): TableMatch {
  return {
    id: `${round} ${teamId}`,
    round,
    slots: [slotOf(teamId), slotOf(null)],
    score: [0, 0],
    status: 'bye',
    winner: 0,
    forfeits: [false, false],
  }
}

function slotOf(teamId: string | null): Slot {
  return { teamId, source: { from: 'bye' }, closed: teamId === null }
}
