import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match, otherSide, type Side, type Slot, type SlotAddress } from '../model/match.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { isSecondFinal, isSecondFinalDue } from '../rounds/secondFinal.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { awaitedTeam } from '../stages/awaitedTeam.ts'
import { refillTableSlot } from './refillTableSlot.ts'
import { roundRefusal } from './roundRefusal.ts'

export type PlacingRefusal =
  | 'not-found'
  | 'match-over'
  | 'match-not-ready'
  | 'match-full'
  | 'slot-taken'
  | 'match-busy'
  | 'same-round'
  | 'round-passed'
  | 'drawn-by-table'
  | 'team-withdrawn'

/**
 * Places a team of the bracket in an empty slot by hand, including one that no team will ever reach. The team leaves
 * the match it would otherwise play next. A team that has withdrawn can come back only into a slot of its own that was
 * cleared, and forfeits the match. Refused with `team-withdrawn` if it cannot; with `match-full` if the match has both
 * teams, or the team would advance from it to a slot that is taken; `slot-taken`; `match-busy` if this match or the
 * team's own one is running; `same-round` if the team is in a match of this round, decided or not; `round-passed` if it
 * has played in a later one; `match-not-ready` in a second final that is not due, in a slot of a place that an earlier
 * stage has yet to decide, and if the team would advance at once from a slot for which another team is still expected;
 * `match-over`; `drawn-by-table` in a stage whose pairings follow from its schedule or its results, unless the team
 * belongs in the slot (see `refillTableSlot`). Needs the whole bracket.
 */
export function placeTeam(
  bracket: Bracket,
  { matchId, side }: SlotAddress,
  teamId: string,
): Outcome<BracketChange, PlacingRefusal> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  const stage = stageOf(bracket.shape, match)
  if (hasTable(stage) && match.section !== 'tie-break')
    return refillTableSlot(bracket, stage, { matchId, side }, teamId)
  if (hasTable(stage)) return refuse('drawn-by-table', { matchId })
  const isAbsent = match.slots[side].teamId !== null || awaitedTeam(bracket, { matchId, side }) !== teamId
  if (isAbsent && withdrawnTeams(bracket).has(teamId)) return refuse('team-withdrawn', { teamId })
  if (isOver(match)) return refuse('match-over', { status: match.status })
  if (match.status === 'running') return refuse('match-busy', { matchId })
  if (isSecondFinal(match) && !isSecondFinalDue(bracket)) {
    return refuse('match-not-ready', { status: match.status })
  }
  const isAloneIn = match.slots[otherSide(side)].closed
  if (isPlaceOpen(bracket, match.slots[side]) || (isAwaited(bracket, match, side) && isAloneIn)) {
    return refuse('match-not-ready', { status: match.status })
  }
  const edit = new AdvancingEdit(bracket)
  if (match.slots.every(slot => slot.teamId !== null)) return refuse('match-full', { matchId })
  if (match.slots[side].teamId !== null) return refuse('slot-taken', { matchId })
  const refusal = roundRefusal(bracket, match, teamId)
  if (refusal !== null) return refusal

  for (const slot of edit.slotsToPlay(teamId)) {
    const other = edit.match(slot.matchId)
    if (other.stage !== match.stage) continue
    if (other.status === 'running') return refuse('match-busy', { matchId: other.id })
    edit.emptySlot(other, slot.side)
  }
  edit.settle(edit.seat(edit.match(matchId), side, teamId))
  return edit.result()
}

/** Whether a slot gets its team from a place for which matches are still to be played. */
function isPlaceOpen({ matches }: Bracket, { source }: Slot): boolean {
  if (source.from !== 'place') return false
  const { stage: key, group } = source
  return !stageMatches({ key }, matches, group ?? undefined).every(isOver)
}

/** Whether an undecided match may still fill the empty slot. */
function isAwaited({ matches }: Bracket, { slots }: Match, side: Side): boolean {
  const { teamId, closed, source } = slots[side]
  if (teamId !== null || closed || (source.from !== 'winner' && source.from !== 'loser')) return false
  const from = matches.get(source.matchId)
  return from !== undefined && !isOver(from)
}
