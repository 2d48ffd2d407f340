import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type SlotAddress } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { withdrawnTeams, withWithdrawal } from '../model/withdrawals.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { placeKey } from '../stages/entrantTeams.ts'
import { hasNothingToPlay } from '../stages/stageToPlay.ts'
import { takersOf } from '../stages/takers.ts'

type TakingOver = Outcome<
  BracketChange,
  'already-in-bracket' | 'nothing-to-play' | 'team-withdrawn' | 'match-full'
>

/**
 * Between two stages, a team of the bracket that has nothing left to play takes all slots of another one in the later
 * stage, and the team that leaves withdraws. Both keep what they have played before. Refused with `already-in-bracket`
 * if it still plays, may still take a place or is in that stage, or the other one has begun there, `nothing-to-play` if
 * that has no match, and `team-withdrawn`.
 */
export function takeOver(bracket: Bracket, teamId: string, byTeamId: string): TakingOver {
  const edit = new AdvancingEdit(bracket)
  const [next] = edit.slotsToPlay(teamId)
  if (withdrawnTeams(bracket).has(byTeamId)) return refuse('team-withdrawn', { teamId: byTeamId })
  if (teamId === byTeamId || !hasNothingToPlay(bracket, byTeamId))
    return refuse('already-in-bracket', { teamId: byTeamId })
  if (next === undefined) return refuse('nothing-to-play')
  const stage = stageOf(bracket.shape, edit.match(next.matchId))
  const isOwn = ({ matchId }: SlotAddress) => edit.match(matchId).stage === stage.key
  const own = edit.slotsOf(teamId).filter(isOwn)
  const isFromPlace = own.some(({ matchId, side }) => edit.match(matchId).slots[side].source.from === 'place')
  const hasBegun = own.some(({ matchId }) => isStarted(edit.match(matchId)))
  const isBetween = isFromPlace && !hasBegun && !edit.slotsOf(byTeamId).some(isOwn)
  if (!isBetween) return refuse('already-in-bracket', { teamId: byTeamId })
  return followed(bracket, stage.key, own, { teamId, byTeamId })
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
 * it and has not begun to play.
 */
export function giveBackPlace(edit: AdvancingEdit, bracket: Bracket, teamId: string): void {
  const takers = takersOf(bracket)
  const isOpen = ({ stage }: Match, byTeamId: string) =>
    [...bracket.matches.values()].every(
      match => match.stage !== stage || !teamPair(match).includes(byTeamId) || !isStarted(match),
    )
  for (const match of bracket.matches.values()) {
    for (const { source, teamId: byTeamId } of match.slots) {
      if (source.from !== 'place' || takers[placeKey(source)] !== teamId) continue
      if (byTeamId === null || byTeamId === teamId || Object.values(takers).includes(byTeamId)) continue
      if (withdrawnTeams(bracket).has(byTeamId) || !isOpen(match, byTeamId)) continue
      const own = edit.slotsOf(byTeamId).filter(({ matchId }) => edit.match(matchId).stage === match.stage)
      seatIn(edit, own, teamId)
    }
  }
}
