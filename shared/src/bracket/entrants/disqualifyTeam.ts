import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { hasPlayedGame } from '../model/advantage.ts'
import type { Bracket, BracketChange, PlayedResults, Withdrawal } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { withdrawnTeams, withWithdrawal } from '../model/withdrawals.ts'
import { isInFreeTable, stageToPlay } from '../stages/stageToPlay.ts'

/**
 * The team withdraws: its slot in each open match is closed but keeps its name, here and wherever it drops to as the
 * loser, and each opponent wins on arrival. It has no place in a table that can still change, even if it has played its
 * last match or the next round is not drawn, and is left out of the next round and the next stage; what it has played
 * there counts as the rule of the stage says, or as `results` does. A team without a match keeps its places, and comes
 * back into none. Nothing changes for a team that has withdrawn already. Refused with `nothing-to-play` once everything
 * is over, `results-stand` if no table lets an organizer choose, and `match-full` as `forfeitMatch` is. Needs the whole
 * bracket.
 */
export function disqualifyTeam(
  bracket: Bracket,
  teamId: string,
  results?: PlayedResults,
): Outcome<BracketChange, 'not-found' | 'nothing-to-play' | 'results-stand' | 'match-full'> {
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  if (withdrawnTeams(bracket).has(teamId)) return accept({ bracket, changes: [] })
  const own = [...bracket.matches.values()].filter(match => isOwn(match, teamId))
  const stage = stageLeft(bracket, teamId, own)
  if (stage === undefined) return refuse('nothing-to-play')
  if (results !== undefined && kindOf(stage).withdrawalRule(stage) === null) return refuse('results-stand')

  const running = own.flatMap(match =>
    match.status === 'running' && !hasPlayedGame(match) ? [match.id] : [],
  )
  const withdrawal: Withdrawal = {
    teamId,
    stage: stage.key,
    ...(running.length > 0 && { running }),
    ...(results !== undefined && { results }),
  }
  const edit = new AdvancingEdit(withWithdrawal(bracket, withdrawal))
  edit.forfeitAll(teamId)
  return edit.result()
}

/**
 * The first stage in which a team takes no place if it withdraws: one in which it has something left to play (see
 * `stageToPlay`), otherwise its last one, if that has a table on which nothing depends yet, otherwise the stage after it.
 * Undefined if nothing is left to play at all.
 */
function stageLeft(bracket: Bracket, teamId: string, own: readonly Match[]): Stage | undefined {
  const { shape, matches } = bracket
  const open = stageToPlay(bracket, teamId)
  if (open !== undefined) return open
  const index = shape.stages.findLastIndex(({ key }) => own.some(match => match.stage === key))
  const last = shape.stages[index]
  if (last !== undefined && isInFreeTable(bracket, last, teamId)) return last
  return [...matches.values()].every(isOver) ? undefined : (shape.stages[index + 1] ?? last)
}

function isOwn({ slots }: Match, teamId: string): boolean {
  return slots.some(slot => slot.teamId === teamId)
}
