import type { BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import type { Match, MatchStatus, Side } from '../model/match.ts'
import { isSamePair, type TeamPair, teamPair } from '../model/matchState.ts'
import { figures, isSameScore } from '../model/series.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'

/** A match that is affected by reopening an earlier one, in its previous state. */
export interface UndoneMatch {
  readonly matchId: string
  /**
   * Whether it is running or has been played, so that a score or a result is lost. Otherwise teams only leave it, or it
   * goes on with its score.
   */
  readonly started: boolean
  readonly status: MatchStatus
  readonly teamIds: TeamPair
  /** The figures by which its result is said. */
  readonly score: readonly [number, number]
  readonly winner: Side | null
  readonly forfeits: readonly [boolean, boolean]
  readonly leaving: readonly string[]
  /** The teams that come in place of those. */
  readonly arriving: readonly string[]
}

/** Lists the matches that reopening undoes in addition to the match itself, in drawing order. */
export function undoneMatches({ changes }: BracketChange, reopenedId: string): readonly UndoneMatch[] {
  return changes
    .filter(([{ id }]) => id !== reopenedId)
    .sort(([one], [other]) => inDrawingOrder(one, other))
    .map(([before, after]) => undoneMatch(before, after))
}

/** Returns what a match loses when it becomes `after`, or when it is deleted. */
export function undoneMatch(before: Match, after: Match | null): UndoneMatch {
  const { id, status, score, winner, forfeits } = before
  const teamIds = teamPair(before)
  const isKept =
    after !== null &&
    isStarted(after) &&
    isSamePair(teamPair(after), teamIds) &&
    isSameScore(after.score, score)
  const teamsAfter = after === null ? teamIds : teamPair(after)
  return {
    matchId: id,
    started: isStarted(before) && !isKept,
    status,
    teamIds,
    score: figures(before),
    winner,
    forfeits,
    leaving: teamIds.flatMap((teamId, side) =>
      teamId === null || teamsAfter[side] === teamId ? [] : [teamId],
    ),
    arriving: teamsAfter.flatMap((teamId, side) =>
      teamId === null || teamIds[side] === teamId ? [] : [teamId],
    ),
  }
}
