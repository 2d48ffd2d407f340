import type { MatchStatus } from '../bracket/model/match.ts'
import type { MatchLineUps } from '../lineUp/matchLineUps.ts'
import type { MatchRoom } from '../matchRoom/matchRoom.ts'

/** What the page of a match carries, because no snapshot of its competition contains it. */
export interface CarriedMatch {
  readonly bracketId: string
  readonly matchId: string
  /** The status of the match at that time. */
  readonly status: MatchStatus
  /** Null if none are stored. */
  readonly lineUps: MatchLineUps | null
  /** The match room of a match that is over and that its teams have run, with its id; null for any other match. */
  readonly matchRoom: { readonly id: string; readonly value: MatchRoom | null } | null
}

/** The id of the element in which the page carries it. */
export const carriedMatchId = 'carried-match'
