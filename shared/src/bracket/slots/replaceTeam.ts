import { accept, type Outcome, type Refusal, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { drawsRounds, hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { Stage } from '../model/stage.ts'
import { withdrawnTeams, withoutWithdrawal } from '../model/withdrawals.ts'
import { isOneElimination } from '../rounds/isOneElimination.ts'
import { entrantTeams } from '../stages/entrantTeams.ts'
import { followedBy } from '../stages/followedBy.ts'
import { hasRoomForOneMore } from '../stages/hasRoomForOneMore.ts'
import { roundRefusal } from './roundRefusal.ts'
import { takeOver } from './takeOver.ts'

type ReplacingRefusal =
  | 'not-found'
  | 'already-in-bracket'
  | 'team-withdrawn'
  | 'nothing-to-play'
  | 'stage-full'
  | 'match-busy'
  | 'match-full'
  | 'same-round'
  | 'round-passed'
  | 'team-ahead'

/**
 * Gives the place of a team, even a disqualified one, to a team from outside the bracket: its seed and the slot of its
 * next match. Matches already played keep the old name if the bracket is one elimination; otherwise the new team takes
 * over its results. It has not withdrawn, even if the old one had, or it had itself when it left the bracket. A team of
 * the bracket that has nothing left to play can take the place, too (see `takeOver`). Refused with
 * `already-in-bracket`, `nothing-to-play` for a team without a match in one elimination, unless the new one comes back
 * into the bracket, or once everything is over, `stage-full` for a withdrawn team in whose place another one has entered
 * its Swiss stage, `team-ahead` for one that another one has followed in an elimination, and `match-busy` while the team plays; `same-round` and `round-passed`
 * if the new team was in the bracket before and its own matches are in the way; `match-full` if the old team has played
 * in a slot to which another team is still to advance, or the new one would advance to a slot that is taken. Needs the
 * whole bracket.
 */
export function replaceTeam(
  bracket: Bracket,
  teamId: string,
  byTeamId: string,
): Outcome<BracketChange, ReplacingRefusal> {
  const { shape, matches } = bracket
  if (!shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  const stuck = [...matches.values()].find(other => isAwaitedIn(bracket, other, teamId))
  if (stuck !== undefined) return refuse('match-full', { matchId: stuck.id })
  if (shape.teamIds.includes(byTeamId)) return takeOver(bracket, teamId, byTeamId)

  if (isPlaceTaken(bracket, teamId)) return refuse('stage-full')
  const ahead = followerOfOut(bracket, teamId)
  if (ahead !== null) return ahead
  const present = withoutWithdrawal(bracket, byTeamId)
  const edit = new AdvancingEdit(isOneElimination(shape) ? present : withoutWithdrawal(present, teamId))
  const [slot] = edit.slotsToPlay(teamId)
  const isComingBack = edit.slotsOf(byTeamId).length > 0
  if (
    slot === undefined &&
    ((isOneElimination(shape) && !isComingBack) || [...matches.values()].every(isOver))
  )
    return refuse('nothing-to-play')
  const match = slot && edit.match(slot.matchId)
  if (match?.status === 'running') return refuse('match-busy', { matchId: match.id })

  // A bye is no result: the new team takes it over.
  const byes = slot ? edit.slotsOf(teamId).filter(({ matchId }) => edit.match(matchId).status === 'bye') : []
  for (const { matchId } of [...byes, ...(slot ? [slot] : [])]) {
    const refusal = roundRefusal(bracket, edit.match(matchId), byTeamId)
    if (refusal !== null && (refusal.code === 'same-round' || matchId === match?.id)) return refusal
  }
  // In a table, and where places lead to other stages, the new team takes over the results of the old one.
  const taken = [...(isOneElimination(shape) ? byes : edit.slotsOf(teamId)), ...edit.slotsOf(byTeamId)]
  for (const { matchId, side } of taken) edit.seat(edit.match(matchId), side, byTeamId)
  // A withdrawn team does not win where nobody comes to meet it, the new one does.
  const unwon = taken.map(({ matchId }) => edit.match(matchId)).filter(isUnwonBye)
  for (const each of unwon) edit.settle(each)
  if (slot && match) edit.settle(edit.seat(match, slot.side, byTeamId))
  const change = edit.result()
  if (!change.ok) return change
  const { bracket: after, changes } = change.value
  const replaced = (id: string) => (id === teamId ? byTeamId : id)
  const teamIds = shape.teamIds.map(replaced)
  const stages = shape.stages.map(stage => withTieOrders(stage, replaced))
  return accept({ bracket: { ...after, shape: { ...after.shape, teamIds, stages } }, changes })
}

function isUnwonBye({ status, winner }: Match): boolean {
  return status === 'bye' && winner === null
}

/** Whether a Swiss stage has no match left for a team that has withdrawn, because another one has entered since. */
function isPlaceTaken(bracket: Bracket, teamId: string): boolean {
  if (!withdrawnTeams(bracket).has(teamId)) return false
  return bracket.shape.stages
    .filter(drawsRounds)
    .some(stage => entrantTeams(bracket, stage, 0).includes(teamId) && !hasRoomForOneMore(bracket, stage))
}

/** Why nobody can have the place of a withdrawn team: another one plays in its slot of an elimination. */
function followerOfOut(bracket: Bracket, teamId: string): Refusal<'team-ahead'> | null {
  if (!withdrawnTeams(bracket).has(teamId)) return null
  for (const { id: matchId, slots } of bracket.matches.values()) {
    const side = ([0, 1] as const).find(
      each => slots[each].source.from !== 'place' && followedBy(bracket, { matchId, side: each }) === teamId,
    )
    const byTeamId = side === undefined ? null : slots[side].teamId
    if (byTeamId !== null) return refuse('team-ahead', { teamId: byTeamId, matchId })
  }
  return null
}

/** Whether some team can replace another one: any from outside the bracket, or one that comes back into it. */
export function isReplaceable(bracket: Bracket, teamId: string): boolean {
  const { shape, matches } = bracket
  const played = [...matches.values()].flatMap(teamPair)
  const back = played.filter(id => id !== null && !shape.teamIds.includes(id))
  // No team has this id: whether there is a place to take does not depend on who takes it.
  return [...new Set(['', ...back])].some(id => id !== null && replaceTeam(bracket, teamId, id).ok)
}

/** The stage with other teams in its decided ties. */
function withTieOrders(stage: Stage, replaced: (teamId: string) => string): Stage {
  if (!hasTable(stage) || stage.table.tieOrders === undefined) return stage
  const tieOrders = stage.table.tieOrders.map(order => ({ ...order, teamIds: order.teamIds.map(replaced) }))
  return { ...stage, table: { ...stage.table, tieOrders } }
}

/** Whether a team has played in a slot to which an undecided match will still advance a team. */
function isAwaitedIn({ matches }: Bracket, match: Match, teamId: string): boolean {
  return (
    match.status === 'finished' &&
    match.slots.some(({ teamId: id, source }) => {
      if (id !== teamId || (source.from !== 'winner' && source.from !== 'loser')) return false
      const from = matches.get(source.matchId)
      return from !== undefined && !isOver(from)
    })
  )
}
