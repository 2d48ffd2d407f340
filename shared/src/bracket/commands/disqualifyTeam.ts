import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isTableStage } from '../model/stage.ts'

/**
 * The team forfeits all its remaining matches: its slot is closed but keeps its name, here and wherever it drops to
 * as the loser, and each opponent wins on arrival. Nothing changes for a team that is already disqualified. Refused
 * with `nothing-to-play`, and with `match-full` as `forfeitMatch` is. Needs the whole bracket.
 */
export function disqualifyTeam(
  bracket: Bracket,
  teamId: string,
): Outcome<BracketChange, 'not-found' | 'nothing-to-play' | 'match-full'> {
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  const edit = new AdvancingEdit(bracket)
  // Finds an open slot of a team that was disqualified before and plays again because that result was reopened.
  const slot = edit.slotsToPlay(teamId).find(({ matchId, side }) => !edit.match(matchId).slots[side].closed)
  if (slot === undefined) {
    return isDisqualified(bracket, teamId) ? edit.result() : refuse('nothing-to-play')
  }

  // In a table all opponents are known, so that the team is out of each of its matches.
  const isTable = isTableStage(edit.stageOf(edit.match(slot.matchId)))
  for (const each of isTable ? edit.slotsToPlay(teamId) : [slot]) {
    edit.settle(edit.changeSlot(edit.match(each.matchId), each.side, { closed: true }))
  }
  return edit.result()
}

function isDisqualified({ matches }: Bracket, teamId: string): boolean {
  return [...matches.values()].some(({ slots }) => slots.some(slot => slot.closed && slot.teamId === teamId))
}
