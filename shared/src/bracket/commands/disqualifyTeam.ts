import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Slot, SlotAddress } from '../model/match.ts'
import { isTableStage } from '../model/stage.ts'
import { stageMatches } from '../stages/stageMatches.ts'

/**
 * The team forfeits all its remaining matches: its slot is closed but keeps its name, here and wherever it drops to as
 * the loser, and each opponent wins on arrival. Between two rounds of a Swiss stage it is left out of the next one.
 * Nothing changes for a team that is already disqualified. Refused with `nothing-to-play`, and with `match-full` as
 * `forfeitMatch` is. Needs the whole bracket.
 */
export function disqualifyTeam(
  bracket: Bracket,
  teamId: string,
): Outcome<BracketChange, 'not-found' | 'nothing-to-play' | 'match-full'> {
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  const edit = new AdvancingEdit(bracket)
  const stageOf = ({ matchId }: SlotAddress) => edit.stageOf(edit.match(matchId))
  // Leaves out matches in which the team is disqualified already: it plays again because that result was reopened.
  const slots = edit
    .slotsToPlay(teamId)
    .filter(({ matchId, side }) => !edit.match(matchId).slots[side].closed)
  const last = slots.some(slot => stageOf(slot).kind === 'swiss') ? null : lastSwissSlot(bracket, teamId)
  if (slots.length === 0 && last === null)
    return isDisqualified(bracket, teamId) ? edit.result() : refuse('nothing-to-play')

  if (last !== null) edit.changeSlot(edit.match(last.matchId), last.side, { closed: true })
  for (const slot of slots) {
    // In a table all opponents are known, so that the team is out of each of its matches.
    const isNext = slots.find(other => stageOf(other) === stageOf(slot)) === slot
    if (!isTableStage(stageOf(slot)) && !isNext) continue
    edit.settle(edit.changeSlot(edit.match(slot.matchId), slot.side, { closed: true }))
  }
  return edit.result()
}

/**
 * The slot of a team in its last match of a Swiss stage of which rounds are still to be drawn: closed, it keeps the
 * team out of them. Null if there is no such stage.
 */
function lastSwissSlot({ shape, matches }: Bracket, teamId: string): SlotAddress | null {
  const open = shape.stages.find(
    stage =>
      stage.kind === 'swiss' && stageMatches(stage, matches).some(({ slots }) => slots.some(isUndrawn)),
  )
  const own = open === undefined ? [] : stageMatches(open, matches)
  const last = own.findLast(({ slots }) => slots.some(slot => slot.teamId === teamId))
  return last === undefined ? null : { matchId: last.id, side: last.slots[0].teamId === teamId ? 0 : 1 }
}

function isUndrawn({ teamId, closed }: Slot): boolean {
  return teamId === null && !closed
}

function isDisqualified({ matches }: Bracket, teamId: string): boolean {
  return [...matches.values()].some(({ slots }) => slots.some(slot => slot.closed && slot.teamId === teamId))
}
