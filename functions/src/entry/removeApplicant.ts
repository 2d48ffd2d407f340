import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import { withApplicant } from '@upper-bracket/shared/entry/enter'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { settleSoon } from './settleSoon.ts'

/** Deletes an applicant, also one of a deleted competition, and settles the queue. A late call does not bring it back. */
export function removeApplicant(
  writes: CheckedWrites,
  read: DocumentSnapshot<Competition>,
  asked: DocumentSnapshot<Applicant>,
): void {
  const [held, applicant] = [read.data(), asked.data()]
  if (applicant === undefined) return
  writes.delete(asked)
  if (held === undefined) return
  const { competition } = withApplicant({ competition: held, player: null, applicant }, null)
  writes.update(read, { entryQueue: competition.entryQueue })
  writes.revokeId(read.id, 'joins', applicant.joinId)
  settleSoon(writes, read.id, competition)
}
