import type { Player } from '../player/player.ts'
import type { Team } from './team.ts'

/** As much of a competition's teams and players as a transition needs, by id. */
export interface Roster {
  readonly teams: ReadonlyMap<string, Team>
  readonly players: ReadonlyMap<string, Player>
}

/** What a transition leaves behind: only what it touched. */
export interface RosterChange {
  /** null: the team is no more. */
  readonly teams: ReadonlyMap<string, Team | null>
  readonly players: ReadonlyMap<string, Player>
}

/** What repeating a call changes. */
export const noChange: RosterChange = { teams: new Map(), players: new Map() }
