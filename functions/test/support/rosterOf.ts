import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import { stored } from '../../../testing/database.ts'

export async function teamOf(competitionId: string, teamId: string) {
  return (await stored.team(competitionId, teamId).get()).data()
}

export async function playerOf(competitionId: string, { uid }: { readonly uid: string }) {
  return (await stored.player(competitionId, uid).get()).data()
}

/** The teams and players of a competition as they are stored, by id. */
export async function rosterOf(competitionId: string) {
  const [teams, players] = await Promise.all([
    stored.teams(competitionId).get(),
    stored.players(competitionId).get(),
  ])
  return {
    teams: new Map<string, Team>(teams.docs.map(team => [team.id, team.data()])),
    players: new Map<string, Player>(players.docs.map(player => [player.id, player.data()])),
  }
}
