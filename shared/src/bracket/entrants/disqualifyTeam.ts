import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type Slot } from '../model/match.ts'
import { isSameScore } from '../model/series.ts'
import type { Stage } from '../model/stage.ts'
import { withdrawnTeams, withWithdrawal } from '../model/withdrawals.ts'
import { stageMatches, tableMatches } from '../stages/stageMatches.ts'

/**
 * The team withdraws: its slot in each open match is closed but keeps its name, here and wherever it drops to as the
 * loser, and each opponent wins on arrival. In a table that is not decided, even if it has played its last match or the
 * next round is not drawn, it loses its place, and is left out of the next round and the next stage. Nothing changes
 * for a team that has withdrawn already. Refused with `nothing-to-play`, and with `match-full` as `forfeitMatch` is.
 * Needs the whole bracket.
 */
export function disqualifyTeam(
  bracket: Bracket,
  teamId: string,
): Outcome<BracketChange, 'not-found' | 'nothing-to-play' | 'match-full'> {
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  if (withdrawnTeams(bracket).has(teamId)) return accept({ bracket, changes: [] })
  const own = [...bracket.matches.values()].filter(match => isOwn(match, teamId))
  const stage = bracket.shape.stages.find(
    each =>
      own.some(match => match.stage === each.key && !isOver(match)) || isOpenTableOf(bracket, each, own),
  )
  if (stage === undefined) return refuse('nothing-to-play')

  const running = own.flatMap(({ id, status, score }) =>
    status === 'running' && isSameScore(score, [0, 0]) ? [id] : [],
  )
  const withdrawal = { teamId, stage: stage.key, ...(running.length > 0 && { running }) }
  const edit = new AdvancingEdit(withWithdrawal(bracket, withdrawal))
  for (const { matchId, side } of edit.slotsToPlay(teamId)) {
    const match = edit.match(matchId)
    if (!isOver(match)) edit.settle(edit.seat(match, side, teamId))
  }
  return edit.result()
}

/**
 * Whether a team that has played its last match of a stage can still lose its place there: its tables are not decided,
 * and no later stage has begun, which keeps its teams.
 */
function isOpenTableOf({ shape, matches }: Bracket, stage: Stage, own: readonly Match[]): boolean {
  if (!hasTable(stage) || !own.some(match => tableMatches(stage, matches).includes(match))) return false
  const later = new Set(shape.stages.slice(shape.stages.indexOf(stage) + 1).map(({ key }) => key))
  const isAwaited = ({ teamId, closed, source }: Slot) =>
    teamId === null && !closed && source.from === 'place' && source.stage === stage.key
  return (
    ![...matches.values()].some(match => later.has(match.stage) && isStarted(match)) &&
    (!stageMatches(stage, matches).every(isOver) ||
      [...matches.values()].some(({ slots }) => slots.some(isAwaited)))
  )
}

function isOwn({ slots }: Match, teamId: string): boolean {
  return slots.some(slot => slot.teamId === teamId)
}
