import { unplayed } from '../model/advantage.ts'
import { hasTable } from '../kinds/kindOf.ts'
import { isOver, type Match, type SlotAddress } from '../model/match.ts'
import type { RoundOrder } from '../rounds/roundOrder.ts'
import { isSecondFinal } from '../rounds/secondFinal.ts'
import { advancements } from './advancement.ts'
import type { MatchEdits } from './matchEdits.ts'

/**
 * Reverts the consequences of a decided match: both its teams leave every later match, including those they were
 * placed in by hand, and results there are reverted too, recursively, within the stage. A slot that it closed because nobody advanced is
 * open again. Another team that was placed by hand into a slot it leads to stays, except in a second final and in a bye,
 * which could not be cleared by hand.
 */
export function revert(edit: MatchEdits, order: RoundOrder, over: Match): void {
  // A result that counts in a table leads to no other match of its stage.
  if (hasTable(edit.stageOf(over))) return
  for (const { to } of advancements(over)) {
    const next = edit.match(to.matchId)
    const { teamId, closed } = next.slots[to.side]
    if ((closed && teamId === null) || next.status === 'bye' || isSecondFinal(next)) vacate(edit, order, to)
  }
  for (const { teamId } of over.slots) {
    if (teamId === null) continue
    for (const slot of edit.slotsOf(teamId)) {
      // Reverting one match may already have taken the team out of later ones.
      const { slots, ...match } = edit.match(slot.matchId)
      if (match.stage === over.stage && order(match) > order(over) && slots[slot.side].teamId === teamId)
        vacate(edit, order, slot)
    }
  }
}

/** Takes the team out of a slot, with everything that followed from the result of the match. */
export function vacate(edit: MatchEdits, order: RoundOrder, { matchId, side }: SlotAddress): void {
  const was = edit.match(matchId)
  edit.change(was, { ...unplayed(was), winner: null, forfeits: [false, false] })
  edit.emptySlot(edit.match(matchId), side)
  if (isOver(was)) revert(edit, order, was)
}
