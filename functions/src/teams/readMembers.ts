import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** The entries of a team's members, by uid. */
export async function readMembers(
  transaction: Transaction,
  competitionId: string,
  { playerUids }: Team,
): Promise<ReadonlyMap<string, Player>> {
  const snapshots = await Promise.all(
    playerUids.map(uid => transaction.get(documents.player(competitionId, uid))),
  )
  const members = new Map<string, Player>()
  for (const snapshot of snapshots) {
    const player = snapshot.data()
    if (player !== undefined) members.set(player.uid, player)
  }
  return members
}
