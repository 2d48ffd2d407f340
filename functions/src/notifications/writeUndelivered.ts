import type { Attempt, Delivery } from '@upper-bracket/shared/notifications/delivery'
import { undeliveredOf } from '@upper-bracket/shared/notifications/undelivered'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Shows organizers a delivery that `attempt` ended, unless the competition or the person is gone. */
export async function writeUndelivered(
  reads: Transaction,
  writes: CheckedWrites,
  read: DocumentSnapshot<Delivery>,
  attempt: Attempt,
  now: number,
): Promise<void> {
  const delivery = read.data()
  if (delivery?.competitionId === undefined) return
  const { competitionId, uid } = delivery
  const [competition, profile, entry] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(documents.profile(uid)),
    reads.get(documents.player(competitionId, uid)),
  ])
  const [person, player] = [profile.data(), entry.data()]
  const name = person === undefined ? player?.guest && player.displayName : publicName(person)
  if (!competition.exists || !name) return
  const undelivered = undeliveredOf(delivery, attempt, { name, now })
  if (undelivered !== null) writes.put(documents.undelivered(competitionId).doc(read.id), undelivered)
}
