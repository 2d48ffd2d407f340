import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { depart } from './depart.ts'
import type { Roster, RosterChange } from './roster.ts'

/**
 * Removes a player from the team, not from the competition unless the captain has named the player (see `depart`).
 * `roster` holds the team and its members.
 */
export function leaveTeam(
  competition: Pick<Competition, 'status'>,
  player: Player,
  teamId: string,
  roster: Roster,
): Outcome<RosterChange, 'competition-started' | 'not-in-team'> {
  if (player.teamId !== teamId && player.substituteOf !== teamId) return refuse('not-in-team')
  if (competition.status !== 'registration') return refuse('competition-started')
  return accept(depart(roster, player))
}
