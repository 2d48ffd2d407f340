import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { figures } from '../model/series.ts'
import { teamPath } from './teamPath.ts'

/** A finished match from the view of one of its teams. */
export interface TeamResult {
  readonly match: Match
  /** Null if the match was decided before there was an opponent. */
  readonly opponentId: string | null
  readonly hasWon: boolean
  /** The figures of the team, then of its opponent; null if the match was forfeited. */
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
      const said = figures(match)
      return {
        match,
        opponentId: match.slots[opposite].teamId,
        hasWon: match.winner === side,
        score: match.forfeits.some(Boolean) ? null : [said[side], said[opposite]],
      }
    })
}
