import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { firstStranger } from '../edits/firstStranger.ts'
import { revert } from '../edits/revert.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import { hasPlayedGame } from '../model/advantage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { SwissStage } from '../model/stage.ts'
import { withdrawalsOf, withoutWithdrawal } from '../model/withdrawals.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { giveBackPlace } from '../slots/takeOver.ts'
import { entrantTeams } from '../stages/entrantTeams.ts'
import { hasRoomForOneMore } from '../stages/hasRoomForOneMore.ts'
import { isLeftOut } from '../stages/isLeftOut.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import { undrawn } from '../stages/swissRounds.ts'

/**
 * Takes back that a team has withdrawn: the matches that it lost by that are as they were before, and everything that
 * followed from them is reverted as `reopenMatch` does. Swiss rounds that were drawn in its absence are not drawn any
 * more. A place that it had in a later stage is its own again (see `giveBackPlace`). Nothing changes for a team that
 * has not withdrawn. Refused with `next-match-started` and the `matches` whose results would be lost, unless `cascade`
 * allows that; with `drawn-without-team` and the `matches` that have begun of a round that was drawn in its absence;
 * with `stage-full` if a round of its Swiss stage has no match left for it, because another team has entered since;
 * with `team-replaced` and `match-full` as `reopenMatch` and `forfeitMatch` are. Needs the whole bracket.
 */
export function reinstateTeam(
  bracket: Bracket,
  teamId: string,
  { cascade }: { readonly cascade: boolean },
): Outcome<
  BracketChange,
  | 'not-found'
  | 'next-match-started'
  | 'drawn-without-team'
  | 'stage-full'
  | 'team-replaced'
  | 'team-ahead'
  | 'match-full'
> {
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  const withdrawal = withdrawalsOf(bracket).find(each => each.teamId === teamId)
  if (withdrawal === undefined) return accept({ bracket, changes: [] })
  const isClosedIn = ({ slots }: Match) => slots.some(slot => slot.teamId === teamId && slot.closed)
  const edit = new AdvancingEdit(withoutWithdrawal(bracket, teamId))
  for (const stage of bracket.shape.stages.filter(drawsRounds)) {
    const drawn = drawnSince(bracket, stage, { teamId, isClosedIn })
    const started = drawn.filter(isStarted).map(({ id }) => id)
    if (started.length > 0) return refuse('drawn-without-team', { matches: started })
    for (const match of drawn) edit.change(match, undrawn(match, stage))
    const isEntrant = entrantTeams(bracket, stage, 0).includes(teamId)
    if (isEntrant && !hasRoomForOneMore(bracket, stage, drawn)) return refuse('stage-full')
  }
  const order = roundOrder(bracket)
  const closed = [...bracket.matches.values()].filter(isClosedIn)
  for (const { id } of closed.sort((one, other) => order(one) - order(other))) {
    const match = edit.match(id)
    // Reverting an earlier match may have taken the team out of this one.
    if (!isClosedIn(match)) continue
    for (const [side, slot] of match.slots.entries()) {
      if (slot.teamId !== null) edit.seat(edit.match(id), side === 0 ? 0 : 1, slot.teamId)
    }
    if (isPlayed(match, teamId)) continue
    edit.change(edit.match(id), { status: 'waiting', winner: null, forfeits: [false, false] })
    if (isOver(match)) revert(edit, order, match)
    edit.settle(edit.match(id))
    const isRunning = withdrawal.running?.includes(id) || hasPlayedGame(match)
    if (edit.match(id).status === 'ready' && isRunning) edit.change(edit.match(id), { status: 'running' })
  }
  const ahead = giveBackPlace(edit, bracket, teamId)
  if (ahead !== null) return ahead
  const change = edit.result()
  if (!change.ok) return change
  const stranger = firstStranger(change.value)
  if (stranger !== undefined) return refuse('team-replaced', { teamId: stranger })
  const lost = change.value.changes.flatMap(([match]) =>
    isStarted(match) && !isClosedIn(match) ? [match.id] : [],
  )
  return lost.length > 0 && !cascade ? refuse('next-match-started', { matches: lost }) : change
}

/** Whether a closed slot is of a match that the team played: once, the last one of a table recorded its withdrawal. */
function isPlayed({ status, slots, forfeits }: Match, teamId: string): boolean {
  return status === 'finished' && !forfeits.some((forfeit, side) => forfeit && slots[side]?.teamId === teamId)
}

interface Absence {
  readonly teamId: string
  readonly isClosedIn: (match: Match) => boolean
}

/**
 * The matches of the published rounds that were drawn in the absence of a team: after the last one in which it is
 * paired, unless it had left the stage before.
 */
function drawnSince(bracket: Bracket, stage: SwissStage, { teamId, isClosedIn }: Absence): readonly Match[] {
  const rounds = swissRounds(bracket, stage).filter(isPublished)
  const hasLost = rounds.flat().some(isClosedIn)
  const last = rounds.findLastIndex(matches => matches.some(match => teamPair(match).includes(teamId)))
  const isMissed = ([match]: readonly Match[]) =>
    match !== undefined && (hasLost || isLeftOut(bracket, stage, match, teamId))
  return rounds
    .slice(last + 1)
    .filter(isMissed)
    .flat()
}
