import type { Match, Side } from '../bracket/model/match.ts'
import type { MatchRoom } from './matchRoom.ts'

/** The command on the match, or on its planned start, that a change in its match room leads to; it is carried out together with the change. */
export type DueCommand =
  | { readonly name: 'startMatch' }
  | { readonly name: 'finishSeries'; readonly score: Match['score'] }
  | { readonly name: 'forfeitMatch'; readonly sides: readonly Side[] }
  | { readonly name: 'moveMatch'; readonly startsAt: number }

/** The match room afterwards; the very value if nothing changes. */
export interface MatchRoomChange {
  readonly matchRoom: MatchRoom
  readonly command: DueCommand | null
}

export function unchanged(matchRoom: MatchRoom): MatchRoomChange {
  return { matchRoom, command: null }
}
