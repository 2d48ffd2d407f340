import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Player } from '../player/player.ts'
import { isThere, movePlayer } from './movePlayer.ts'
import { noChange, type Roster, type RosterChange } from './roster.ts'

export interface Assignment {
  readonly player: Player
  /** A team in `roster`; null removes the player from the current team. */
  readonly teamId: string | null
}

/**
 * Puts a player into a team, or removes one, without consent. `roster` contains the target team, the player's current
 * team and its members. While the competition runs, only players without a seat can be put into teams that are not in
 * its bracket, and substitutes freed. Assigning a player to the current team changes nothing.
 */
export function assignPlayer(
  competition: Pick<Competition, 'status'>,
  { player, teamId }: Assignment,
  roster: Roster,
): Outcome<RosterChange, 'competition-started' | 'team-full'> {
  if (isThere(player, teamId)) return accept(noChange)
  const team = teamId === null ? undefined : roster.teams.get(teamId)
  const isLate = competition.status === 'running' && player.teamId === null && (team?.seed ?? null) === null
  if (competition.status !== 'registration' && !isLate) return refuse('competition-started')
  if (team !== undefined && team.playerUids.length >= teamSize) {
    return refuse('team-full', { name: team.name, teamSize })
  }
  return accept(movePlayer(roster, player, teamId))
}
