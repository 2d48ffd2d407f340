import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Player } from '../player/player.ts'
import type { Roster, Seating } from './roster.ts'
import { seated, unseated } from './seated.ts'
import type { Team } from './team.ts'
import { withoutPlayer } from './withoutPlayer.ts'
import { withPlayer } from './withPlayer.ts'

/**
 * Moves a player from the current team, if any, to `toTeamId` (null for none). Updates the teams' lists and the
 * players' entries, including captaincy. `roster` contains both teams and the members of the previous one. The caller
 * checks whether the move is allowed and a seat is free.
 */
export function movePlayer(roster: Roster, player: Player, toTeamId: string | null): Seating {
  const teams = new Map<string, Team | null>()
  const players = new Map<string, Player>()
  const { uid } = player
  if (isThere(player, toTeamId)) return { teams, players }

  const left = teamOf(roster, player.teamId)
  if (player.teamId !== null && left !== undefined) {
    const { team, heirUid } = withoutPlayer(left, uid)
    teams.set(player.teamId, team)
    const heir = heirUid === null ? undefined : roster.players.get(heirUid)
    if (heir !== undefined) players.set(heir.uid, { ...heir, captain: true })
  }

  const joined = teamOf(roster, toTeamId)
  const entered = joined && withPlayer(joined, uid)
  if (toTeamId !== null && entered !== undefined) teams.set(toTeamId, entered)
  players.set(
    uid,
    toTeamId === null ? unseated(player) : seated(player, toTeamId, entered?.captainUid === uid),
  )
  return { teams, players }
}

/** Whether a move to a team, or to none, would change nothing. */
export function isThere(player: Player, teamId: string | null): boolean {
  return teamId === null ? hasNoTeam(player) : player.teamId === teamId
}

function teamOf({ teams }: Roster, teamId: string | null): Team | undefined {
  return teamId === null ? undefined : teams.get(teamId)
}
