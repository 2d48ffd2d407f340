import type { Match, Matches } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import type { TieOrder } from '../model/tableRules.ts'
import { isUsed } from '../model/isUsed.ts'
import { stageMatches } from './stageMatches.ts'

/** Why tied teams cannot play a tie-break match. */
export type TieBreakProblem = 'across-groups' | 'too-many-teams' | 'no-match'

/**
 * The tie-break match of a group; undefined in a table that is always decided, and in a bracket from before there were
 * any.
 */
export function tieBreakOf(stage: TableStage, matches: Matches, group: number): Match | undefined {
  return stageMatches(stage, matches, group).find(({ section }) => section === 'tie-break')
}

/**
 * The match that teams tied within a group (null: across groups) can play, if it is not used yet; otherwise the reason.
 */
export function unusedTieBreak(
  stage: TableStage,
  matches: Matches,
  { group, teamIds }: { readonly group: number | null; readonly teamIds: readonly string[] },
): Match | TieBreakProblem {
  if (group === null) return 'across-groups'
  if (teamIds.length > 2) return 'too-many-teams'
  const match = tieBreakOf(stage, matches, group)
  return match === undefined || isUsed(match) ? 'no-match' : match
}

/** The state of a tie-break match that nobody plays. */
export function withoutTiedTeams({ slots }: Match) {
  return {
    slots: [
      { ...slots[0], teamId: null, closed: true },
      { ...slots[1], teamId: null, closed: true },
    ],
    status: 'bye',
  } as const
}

/** The order in which a tie-break match puts its teams; null while it has no winner. */
export function tieBreakOrder({ slots, score, winner, forfeits }: Match): TieOrder | null {
  if (winner === null) return null
  const [upper, lower] = slots.map(({ teamId }) => teamId ?? '')
  const teamIds = [upper ?? '', lower ?? '']
  const games = forfeits.some(Boolean) ? ([0, 0] as const) : score
  return winner === 0
    ? { by: 'tie-break-match', teamIds, games }
    : { by: 'tie-break-match', teamIds: teamIds.toReversed(), games: [games[1], games[0]] }
}
