import type { Match, Side } from '../bracket/model/match.ts'
import type { MatchRoom } from './matchRoom.ts'

/**
 * A command on the match, or on its planned start, that follows from a change of its match room and is carried out in
 * the same transaction.
 */
export type DueCommand =
  | { readonly name: 'startMatch' }
  | {
      readonly name: 'finishSeries'
      readonly score: Match['score']
      readonly games?: Match['games'] | undefined
    }
  | { readonly name: 'forfeitMatch'; readonly sides: readonly Side[] }
  | { readonly name: 'moveMatch'; readonly startsAt: number }

/** The new match room; the identical object if nothing changes. */
export interface MatchRoomChange {
  readonly matchRoom: MatchRoom
  readonly command: DueCommand | null
}

export function unchanged(matchRoom: MatchRoom): MatchRoomChange {
  return { matchRoom, command: null }
}
