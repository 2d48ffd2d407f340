import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** The uids of those who play in the teams of a match. */
export async function readRoomMembers(
  reads: Transaction,
  competitionId: string,
  teamIds: readonly [string, string],
): Promise<readonly string[]> {
  const teams = await reads.getAll(...teamIds.map(teamId => documents.team(competitionId, teamId)))
  return teams.flatMap(team => team.data()?.playerUids ?? [])
}
