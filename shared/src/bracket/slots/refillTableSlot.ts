import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match, type Side, type SlotAddress } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { canFillRound } from '../stages/isLeftOut.ts'
import { stageMatches } from '../stages/stageMatches.ts'

/**
 * Puts a team back into an empty slot of a table: the team that the schedule wants there, or one that a published Swiss
 * round has left out (see `canFillRound`). A team that has withdrawn in the meantime forfeits the match. Refused with
 * `match-over`, and with `drawn-by-table` for any other slot or team.
 */
export function refillTableSlot(
  bracket: Bracket,
  stage: TableStage,
  { matchId, side }: SlotAddress,
  teamId: string,
): Outcome<BracketChange, 'match-over' | 'match-full' | 'drawn-by-table'> {
  const edit = new AdvancingEdit(bracket)
  const match = edit.match(matchId)
  if (isOver(match)) return refuse('match-over', { status: match.status })
  const isEmpty = match.slots[side].teamId === null && !match.slots[side].closed
  const isDrawn = drawsRounds(stage) && match.slots[side].source.from === 'pairing'
  const isEntrant = isDrawn
    ? canFillRound(bracket, stage, match, teamId)
    : isSeatOf(bracket, match, side, teamId)
  if (!isEmpty || !isEntrant) return refuse('drawn-by-table', { matchId })
  edit.settle(edit.seat(match, side, teamId))
  return edit.result()
}

/** Whether the seat of a slot belongs to a team. Whether a team has reached a place that no slot names is not known. */
function isSeatOf({ shape, matches }: Bracket, match: Match, side: Side, teamId: string): boolean {
  const { source } = match.slots[side]
  if (source.from === 'seed') return shape.teamIds[source.seed - 1] === teamId
  if (source.from !== 'place') return false
  const { stage, group, place } = source
  const slots = stageMatches({ key: match.stage }, matches).flatMap(each => each.slots)
  const named = slots.find(
    ({ teamId: taker, source: other }) =>
      taker !== null &&
      other.from === 'place' &&
      other.stage === stage &&
      other.group === group &&
      other.place === place,
  )
  return named === undefined ? slots.every(slot => slot.teamId !== teamId) : named.teamId === teamId
}
