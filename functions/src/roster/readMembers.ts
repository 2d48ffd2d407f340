import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'

/** Reads the entries of a team's members, by uid. */
export function readMembers(
  reads: Transaction,
  competitionId: string,
  { playerUids }: Team,
): Promise<ReadonlyMap<string, DocumentSnapshot<Player>>> {
  return snapshotsOf(reads, playerUids, uid => documents.player(competitionId, uid))
}
