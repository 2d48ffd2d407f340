import type { Match, MatchStatus, Side } from './match.ts'

/** A match that loses something because an earlier one is reopened, as it is before that. */
export interface UndoneMatch {
  readonly matchId: string
  /** Whether it is running or has been played: a score or a result gets lost. Otherwise teams only leave it. */
  readonly started: boolean
  readonly status: MatchStatus
  readonly teamIds: readonly [string | null, string | null]
  readonly score: readonly [number, number]
  readonly winner: Side | null
  readonly forfeits: readonly [boolean, boolean]
  /** The teams that leave it. */
  readonly leaving: readonly string[]
}

/** What a match loses: `leaving` are the teams that have to leave it. */
export function undoneMatch(before: Match, leaving: readonly string[], started: boolean): UndoneMatch {
  const { id, status, slots, score, winner, forfeits } = before
  return {
    matchId: id,
    started,
    status,
    teamIds: [slots[0].teamId, slots[1].teamId],
    score,
    winner,
    forfeits,
    leaving,
  }
}
