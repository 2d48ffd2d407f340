import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type SlotAddress } from '../model/match.ts'
import { withdrawnTeams, withWithdrawal } from '../model/withdrawals.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { stageToPlay } from '../stages/stageToPlay.ts'

type TakingOver = Outcome<
  BracketChange,
  'already-in-bracket' | 'nothing-to-play' | 'team-withdrawn' | 'match-full'
>

/**
 * Between two stages, a team of the bracket that has nothing left to play takes all slots of another one in the later
 * stage, and the team that leaves withdraws. Both keep what they have played before. Refused with `already-in-bracket`
 * if it still plays or is in that stage, or the other one has begun there, `nothing-to-play` if that has no match, and
 * `team-withdrawn`.
 */
export function takeOver(bracket: Bracket, teamId: string, byTeamId: string): TakingOver {
  const edit = new AdvancingEdit(bracket)
  const [next] = edit.slotsToPlay(teamId)
  if (withdrawnTeams(bracket).has(byTeamId)) return refuse('team-withdrawn', { teamId: byTeamId })
  if (teamId === byTeamId || stageToPlay(bracket, byTeamId) !== undefined)
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
  for (const { matchId, side } of own) edit.seat(edit.match(matchId), side, byTeamId)
  for (const { matchId } of own) if (!isOver(edit.match(matchId))) edit.settle(edit.match(matchId))
  return edit.result()
}
