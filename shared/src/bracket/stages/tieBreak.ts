import type { BestOf } from '../../format/series.ts'
import { roundRobinRounds } from '../layout/roundRobinRounds.ts'
import { isUsed } from '../model/isUsed.ts'
import { isOver, type Match, type Matches } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { isMeetingOf, maxTieBreakTeams, type TeamsOfPair } from '../tables/playingOff.ts'
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

/** The matches with which tied teams of a group play each other: three meet in matches of one game. */
function meetingsOf(tieBreaks: readonly Match[], teamIds: readonly string[]) {
  const pairs = roundRobinRounds(teamIds.length, 1).flat()
  return pairs.map(([one, other]) => {
    const pair: TeamsOfPair = [teamIds[one - 1] ?? '', teamIds[other - 1] ?? '']
    const match = tieBreaks.findLast(
      each => isMeetingOf(each, pair) && (!isOver(each) || each.winner !== null),
    )
    return { pair, match }
  })
}

/**
 * The matches that teams tied within a group (null: across groups) can play: those that they do not play yet. Otherwise
 * the reason why there are none.
 */
export function openTieBreaks(
  stage: TableStage,
  matches: Matches,
  { group, teamIds }: { readonly group: number | null; readonly teamIds: readonly string[] },
): readonly TieBreakMatch[] | TieBreakProblem {
  if (group === null) return 'across-groups'
  if (teamIds.length > maxTieBreakTeams) return 'too-many-teams'
  const tieBreaks = tieBreaksOf(stage, matches, group)
  const free = tieBreaks.filter(match => !isUsed(match)).toSorted((one, other) => other.bestOf - one.bestOf)
  const missing = meetingsOf(tieBreaks, teamIds).filter(({ match }) => match === undefined)
  if (missing.length === 0) return 'undecided'
  const found = missing.flatMap(({ pair }, index): readonly TieBreakMatch[] => {
    const match = free[index]
    return match ? [{ match, teamIds: pair, bestOf: teamIds.length > 2 ? 1 : match.bestOf }] : []
  })
  return found.length === missing.length ? found : 'no-match'
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
