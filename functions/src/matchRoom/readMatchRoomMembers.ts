import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { isFree } from '@upper-bracket/shared/matchRoom/standIn'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** Returns the uids of the players and stand-ins of a match. */
export async function readMatchRoomMembers(
  reads: Transaction,
  competitionId: string,
  {
    teamIds,
    matchRoom,
  }: { readonly teamIds: readonly [string, string]; readonly matchRoom: DocumentReference<MatchRoom> },
): Promise<readonly string[]> {
  const [teams, settled] = await Promise.all([
    reads.getAll(...teamIds.map(teamId => documents.team(competitionId, teamId))),
    reads.get(matchRoom),
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
