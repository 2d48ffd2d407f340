import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { isFree } from '@upper-bracket/shared/matchDay/standIn'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** The uids of those who play in the teams of a match, or stand in for one of them. */
export async function readRoomMembers(
  reads: Transaction,
  competitionId: string,
  {
    teamIds,
    room,
  }: { readonly teamIds: readonly [string, string]; readonly room: DocumentReference<MatchRoom> },
): Promise<readonly string[]> {
  const [teams, settled] = await Promise.all([
    reads.getAll(...teamIds.map(teamId => documents.team(competitionId, teamId))),
    reads.get(room),
  ])
  const uids = settled.data()?.standInUids ?? []
  const standIns =
    uids.length === 0 ? [] : await reads.getAll(...uids.map(uid => documents.player(competitionId, uid)))
  return [
    ...teams.flatMap(team => team.data()?.playerUids ?? []),
    ...standIns.flatMap(read => {
      const player = read.data()
      return player !== undefined && isFree(player) ? [player.uid] : []
    }),
  ]
}
