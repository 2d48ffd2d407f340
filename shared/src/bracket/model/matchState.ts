import { isSameValue } from '../../text/isSameValue.ts'
import type { Match } from './match.ts'
import { isSameScore } from './series.ts'

/** The teams in the slots of a match, the upper one first. */
export type TeamPair = readonly [upper: string | null, lower: string | null]

/** The recorded state of a match. The winner follows from it. */
export type MatchState = Pick<Match, 'status' | 'score' | 'games' | 'forfeits'>

export function teamPair({ slots: [upper, lower] }: Pick<Match, 'slots'>): TeamPair {
  return [upper.teamId, lower.teamId]
}

export function isSamePair(one: TeamPair, other: TeamPair): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

export function matchState({ status, score, games, forfeits }: MatchState): MatchState {
  return { status, score, ...(games !== undefined && { games }), forfeits }
}

export function isSameState(one: MatchState, other: MatchState): boolean {
  return (
    one.status === other.status &&
    isSameScore(one.score, other.score) &&
    isSameValue(one.games, other.games) &&
    one.forfeits[0] === other.forfeits[0] &&
    one.forfeits[1] === other.forfeits[1]
  )
}
