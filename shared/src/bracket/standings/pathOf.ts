import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { teamPath } from './teamPath.ts'

/** A finished match from the view of one of its teams. */
export interface TeamResult {
  readonly match: Match
  /** Null if the match was decided before there was an opponent. */
  readonly opponentId: string | null
  readonly hasWon: boolean
  /** The games won by the team, then by its opponent; null if the match was forfeited. */
  readonly score: readonly [number, number] | null
}

/** Returns the finished matches of a team in the order of play; those before the match `until`, if the team is in it. */
export function pathOf(bracket: Bracket, teamId: string, until?: string): readonly TeamResult[] {
  const path = teamPath(bracket, teamId)
  const end = path.findIndex(({ id }) => id === until)
  return path
    .slice(0, end === -1 ? undefined : end)
    .filter(({ status }) => status === 'finished')
    .map(match => {
      const side: Side = match.slots[0].teamId === teamId ? 0 : 1
      const opposite: Side = side === 0 ? 1 : 0
      return {
        match,
        opponentId: match.slots[opposite].teamId,
        hasWon: match.winner === side,
        score: match.forfeits.some(Boolean) ? null : [match.score[side], match.score[opposite]],
      }
    })
}
