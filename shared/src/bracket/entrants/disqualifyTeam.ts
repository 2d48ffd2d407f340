import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type Slot, type SlotAddress } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { stageMatches, tableMatches } from '../stages/stageMatches.ts'
import { withdrawnTeams } from '../stages/withdrawals.ts'

/**
 * The team forfeits all its remaining matches: its slot is closed but keeps its name, here and wherever it drops to as
 * the loser, and each opponent wins on arrival. In a table that is not decided, where it has played its last match or
 * the next round is not drawn, it loses its place, and is left out of the next round and the next stage. Nothing changes
 * for a team that is already disqualified. Refused with `nothing-to-play`, and with `match-full` as `forfeitMatch` is.
 * Needs the whole bracket.
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
  const last = lastSlotInOpenTable(bracket, teamId)
  if (slots.length === 0 && last === null)
    return isDisqualified(bracket, teamId) ? edit.result() : refuse('nothing-to-play')

  if (last !== null) edit.changeSlot(edit.match(last.matchId), last.side, { closed: true })
  for (const slot of slots) {
    // In a table all opponents are known, so that the team is out of each of its matches.
    const isNext = slots.find(other => stageOf(other) === stageOf(slot)) === slot
    if (!hasTable(stageOf(slot)) && !isNext) continue
    edit.settle(edit.changeSlot(edit.match(slot.matchId), slot.side, { closed: true }))
  }
  return edit.result()
}

/**
 * The slot of a team in its last match of a stage whose tables are not decided, if that match is over: closed, it keeps
 * the team out of the table. Null if there is no such stage, or a later one has begun, which keeps its teams.
 */
function lastSlotInOpenTable(bracket: Bracket, teamId: string): SlotAddress | null {
  const { shape, matches } = bracket
  const open = shape.stages.find(stage => hasTable(stage) && isUndecided(bracket, stage))
  if (open === undefined) return null
  const later = new Set(shape.stages.slice(shape.stages.indexOf(open) + 1).map(({ key }) => key))
  if ([...matches.values()].some(match => later.has(match.stage) && isStarted(match))) return null
  const isOwn = ({ slots }: Match) => slots.some(slot => slot.teamId === teamId)
  const own = tableMatches(open, matches).filter(isOwn)
  const last = own.at(-1)
  if (last === undefined || !own.every(isOver) || withdrawnTeams(own).has(teamId)) return null
  return { matchId: last.id, side: last.slots[0].teamId === teamId ? 0 : 1 }
}

/** Whether matches of a stage are still to be played, or a tie leaves open who reaches the next one. */
function isUndecided({ matches }: Bracket, stage: Stage): boolean {
  const isAwaited = ({ teamId, closed, source }: Slot) =>
    teamId === null && !closed && source.from === 'place' && source.stage === stage.key
  return (
    !stageMatches(stage, matches).every(isOver) ||
    [...matches.values()].some(({ slots }) => slots.some(isAwaited))
  )
}

function isDisqualified({ matches }: Bracket, teamId: string): boolean {
  return [...matches.values()].some(({ slots }) => slots.some(slot => slot.closed && slot.teamId === teamId))
}
