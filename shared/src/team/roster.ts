import type { Player } from '../player/player.ts'
import type { Team } from './team.ts'

/** The teams and players that a transition needs, by id. */
export interface Roster {
  readonly teams: ReadonlyMap<string, Team>
  readonly players: ReadonlyMap<string, Player>
}

/** The teams and players that a transition changed. */
export interface RosterChange {
  /** Null for a deleted team. */
  readonly teams: ReadonlyMap<string, Team | null>
  /** Null for an entry that goes with its team. */
  readonly players: ReadonlyMap<string, Player | null>
}

/** A change by which nobody leaves the competition. */
export interface Seating extends RosterChange {
  readonly players: ReadonlyMap<string, Player>
}

export const noChange: Seating = { teams: new Map(), players: new Map() }
