import type { BestOf } from '../../format/series.ts'
import { isUsed } from '../model/isUsed.ts'
import { isOver, type Match, type Matches } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { isLadder, maxTieBreakTeams, meetingsOf, type TeamsOfPair } from '../tables/playingOff.ts'
import { stageMatches } from './stageMatches.ts'

/** Why tied teams cannot play tie-break matches. `undecided`: they have, and are still tied. */
export type TieBreakProblem = 'across-groups' | 'too-many-teams' | 'no-match' | 'undecided'

/** A tie-break match that two tied teams can play. */
export interface TieBreakMatch {
  readonly match: Match
  readonly teamIds: TeamsOfPair
  readonly bestOf: BestOf
}

/** The tie-break matches of a group; none in a table that is always decided. */
export function tieBreaksOf(stage: TableStage, matches: Matches, group: number): readonly Match[] {
  return stageMatches(stage, matches, group).filter(({ section }) => section === 'tie-break')
}

/**
 * The matches that teams tied within a group (null: across groups) can play: those that they do not play yet, as far as
 * it is known who plays them. Otherwise the reason why there are none.
 */
export function openTieBreaks(
  stage: TableStage,
  matches: Matches,
  { group, teamIds }: { readonly group: number | null; readonly teamIds: readonly string[] },
): readonly TieBreakMatch[] | TieBreakProblem {
  if (group === null) return 'across-groups'
  if (teamIds.length > maxTieBreakTeams) return 'too-many-teams'
  const tieBreaks = tieBreaksOf(stage, matches, group)
  // Three teams play matches of one game, so that two find a longer one.
  const areTwo = teamIds.length === 2
  const free = tieBreaks
    .filter(match => !isUsed(match))
    .toSorted((one, other) => (areTwo ? other.bestOf - one.bestOf : one.bestOf - other.bestOf))
  const { tieOfThree } = stage.table
  const meetings = meetingsOf(tieBreaks, teamIds, tieOfThree)
  const missing = meetings.filter(({ match }) => !match || (isOver(match) && match.winner === null))
  const later = isLadder(teamIds, tieOfThree) ? 2 - meetings.length : 0
  if (missing.length === 0) return 'undecided'
  const found = missing.flatMap(({ pair }, index): readonly TieBreakMatch[] => {
    const match = free[index]
    return match ? [{ match, teamIds: pair, bestOf: areTwo ? match.bestOf : 1 }] : []
  })
  return free.length < missing.length + later ? 'no-match' : found
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
