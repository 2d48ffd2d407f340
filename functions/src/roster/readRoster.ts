import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { RosterSnapshots } from './storeRosterChange.ts'

/** Reads all teams and players of a competition. */
export async function readRoster(reads: Transaction, competitionId: string): Promise<RosterSnapshots> {
  const [teams, players] = await Promise.all([
    reads.get(documents.teams(competitionId)),
    reads.get(documents.players(competitionId)),
  ])
  return {
    teams: new Map(teams.docs.map(team => [team.id, team])),
    players: new Map(players.docs.map(player => [player.id, player])),
  }
}
