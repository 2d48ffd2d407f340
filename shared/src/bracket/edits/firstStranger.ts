import { hasTable } from '../kinds/kindOf.ts'
import type { BracketChange } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { stageOf } from '../rounds/stageOf.ts'

/**
 * A team that is no longer in the bracket and would be back in a match to be played, in one that counts in a table, or
 * in a slot to which the outcome of one would advance: its results cannot be reverted, since nobody could play on. Or
 * whose match would be won by the other side, so that the team that replaced it would lose what it has taken over.
 */
export function firstStranger({ bracket, changes }: BracketChange): string | undefined {
  const entrants = new Set(bracket.shape.teamIds)
  const slots = changes.flatMap(([was, match]) =>
    isOver(match) && !hasTable(stageOf(bracket.shape, match))
      ? match.slots.filter(() => was.winner !== null && match.winner !== was.winner)
      : [
          ...match.slots,
          ...[match.winnerTo, match.loserTo].map(to => to && bracket.matches.get(to.matchId)?.slots[to.side]),
        ],
  )
  return slots.flatMap(slot => slot?.teamId ?? []).find(id => !entrants.has(id))
}
