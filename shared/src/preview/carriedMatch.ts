import type { Match } from '../bracket/model/match.ts'
import type { MatchLineUps } from '../lineUp/matchLineUps.ts'
import type { MatchRoom } from '../matchRoom/matchRoom.ts'

/** What the page of a match carries, because no snapshot of its competition contains it. */
export interface CarriedMatch {
  readonly bracketId: string
  readonly matchId: string
  /** What `carriedVersion` returned of the match. */
  readonly version: string
  /** Null if none are stored. */
  readonly lineUps: MatchLineUps | null
  /** The match room of a match that is over and that its teams have run, with its id; null for any other match. */
  readonly matchRoom: { readonly id: string; readonly value: MatchRoom | null } | null
}

/** The id of the element in which the page carries it. */
export const carriedMatchId = 'carried-match'

/**
 * Returns what tells apart the states of a match of which its page carries something else: its status since when, its
 * teams and, once it is over, everything that changes.
 */
export function carriedVersion({ status, since, slots, revision }: Match): string {
  const teamIds = slots.map(({ teamId }) => teamId)
  return JSON.stringify([status, since?.at ?? null, teamIds, status === 'finished' ? revision : null])
}
