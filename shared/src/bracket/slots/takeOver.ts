import { type Outcome, type Refusal, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type SlotAddress } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { withdrawnTeams, withWithdrawal } from '../model/withdrawals.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { awaitedTeam } from '../stages/awaitedTeam.ts'
import { followedBy, isOutBefore } from '../stages/followedBy.ts'
import { hasNothingToPlay } from '../stages/stageToPlay.ts'
import { takersOf } from '../stages/takers.ts'
import { roundRefusal } from './roundRefusal.ts'

type TakingOver = Outcome<
  BracketChange,
  | 'already-in-bracket'
  | 'nothing-to-play'
  | 'team-withdrawn'
  | 'match-busy'
  | 'match-full'
  | 'same-round'
  | 'round-passed'
>

/**
 * A team of the bracket that has nothing left to play takes the slot of another one in an elimination, or all its slots
 * in a later stage that it has not begun, and the team that leaves withdraws. Both keep what they have played before.
 * Refused with `already-in-bracket` if it still plays, is not out, may still take a place or is in the table of that stage, or the
 * other one has begun there or was placed by hand, `nothing-to-play` if that has no match, `match-busy`,
 * `team-withdrawn`, and as `roundRefusal` is.
 */
export function takeOver(bracket: Bracket, teamId: string, byTeamId: string): TakingOver {
  const edit = new AdvancingEdit(bracket)
  const [next] = edit.slotsToPlay(teamId)
  if (withdrawnTeams(bracket).has(byTeamId)) return refuse('team-withdrawn', { teamId: byTeamId })
  if (teamId === byTeamId || !hasNothingToPlay(bracket, byTeamId))
    return refuse('already-in-bracket', { teamId: byTeamId })
  if (next === undefined) return refuse('nothing-to-play')
  const match = edit.match(next.matchId)
  const stage = stageOf(bracket.shape, match)
  const isOwn = ({ matchId }: SlotAddress) => edit.match(matchId).stage === stage.key
  const own = edit.slotsOf(teamId).filter(isOwn)
  const isFromPlace = own.some(({ matchId, side }) => edit.match(matchId).slots[side].source.from === 'place')
  const hasBegun = own.some(({ matchId }) => isStarted(edit.match(matchId)))
  if (isFromPlace && !hasBegun && !edit.slotsOf(byTeamId).some(isOwn))
    return followed(bracket, stage.key, own, { teamId, byTeamId })
  if (hasTable(stage) || !isDue(bracket, next, teamId))
    return refuse('already-in-bracket', { teamId: byTeamId })
  if (match.status === 'running') return refuse('match-busy', { matchId: match.id })
  const refusal = roundRefusal(bracket, match, byTeamId)
  if (refusal !== null) return refusal
  return isOutBefore(bracket, match, byTeamId)
    ? followed(bracket, stage.key, [next], { teamId, byTeamId })
    : refuse('already-in-bracket', { teamId: byTeamId })
}

/** Whether a slot is that of a team, or the team has followed a withdrawn one into it. */
function isDue(bracket: Bracket, slot: SlotAddress, teamId: string): boolean {
  const due = awaitedTeam(bracket, slot)
  return due === teamId || (due !== null && withdrawnTeams(bracket).has(due))
}

interface Teams {
  readonly teamId: string
  readonly byTeamId: string
}

function followed(
  bracket: Bracket,
  stage: string,
  own: readonly SlotAddress[],
  { teamId, byTeamId }: Teams,
): TakingOver {
  const isOut = withdrawnTeams(bracket).has(teamId)
  const edit = new AdvancingEdit(isOut ? bracket : withWithdrawal(bracket, { teamId, stage }))
  seatIn(edit, own, byTeamId)
  edit.forfeitAll(teamId)
  return edit.result()
}

/** Seats a team in the slots of another one. */
function seatIn(edit: AdvancingEdit, slots: readonly SlotAddress[], teamId: string): void {
  for (const { matchId, side } of slots) edit.seat(edit.match(matchId), side, teamId)
  for (const { matchId } of slots) if (!isOver(edit.match(matchId))) edit.settle(edit.match(matchId))
}

/**
 * Gives a team that is reinstated its place in a later stage back, if another one that has no place of its own there has
 * it and has not begun to play. Refused with `team-ahead`, that team and its match if it stands in an elimination in the
 * slot of the reinstated one, even if it has withdrawn: the reinstated team would have no slot.
 */
export function giveBackPlace(
  edit: AdvancingEdit,
  bracket: Bracket,
  teamId: string,
): Refusal<'team-ahead'> | null {
  const takers = Object.values(takersOf(bracket))
  const withdrawn = withdrawnTeams(bracket)
  const isOpen = ({ stage }: Match, byTeamId: string) =>
    [...bracket.matches.values()].every(
      match => match.stage !== stage || !teamPair(match).includes(byTeamId) || !isStarted(match),
    )
  for (const match of bracket.matches.values()) {
    for (const side of [0, 1] as const) {
      const { source, teamId: byTeamId } = match.slots[side]
      if (byTeamId === null || byTeamId === teamId) continue
      const slot = { matchId: match.id, side }
      if (awaitedTeam(bracket, slot) !== teamId) continue
      if (source.from !== 'place' && followedBy(bracket, slot) !== null)
        return refuse('team-ahead', { teamId: byTeamId, matchId: match.id })
      if (source.from !== 'place' || takers.includes(byTeamId) || withdrawn.has(byTeamId)) continue
      if (!isOpen(match, byTeamId)) continue
      const own = edit.slotsOf(byTeamId).filter(({ matchId }) => edit.match(matchId).stage === match.stage)
      seatIn(edit, own, teamId)
    }
  }
  return null
}
