import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import { queueAfter } from '@upper-bracket/shared/entry/queueAfter'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { settleSoon } from './settleSoon.ts'

/** Deletes an application, of which the commit also clears the queue. A late call does not bring it back. */
export function deleteApplication(writes: CheckedWrites, asked: DocumentSnapshot<Applicant>): void {
  const [applicant, competitionId] = [asked.data(), asked.ref.parent.parent?.id]
  if (applicant === undefined || competitionId === undefined) return
  writes.delete(asked)
  writes.revokeId(competitionId, 'joins', applicant.joinId)
}

/** Revokes the id of an application that has got another, so that a late call does not bring it back. */
export function revokeReplaced(
  writes: CheckedWrites,
  competitionId: string,
  before: Applicant | null,
  after: Applicant | null,
): void {
  if (before !== null && before.joinId !== after?.joinId)
    writes.revokeId(competitionId, 'joins', before.joinId)
}

/** Deletes an application, also to a deleted competition, and settles the queue. */
export function removeApplicant(
  writes: CheckedWrites,
  read: DocumentSnapshot<Competition>,
  asked: DocumentSnapshot<Applicant>,
): void {
  const [held, applicant] = [read.data(), asked.data()]
  if (applicant === undefined) return
  deleteApplication(writes, asked)
  if (held === undefined) return
  const entryQueue = queueAfter(held.entryQueue, applicant, null)
  writes.update(read, { entryQueue })
  settleSoon(writes, read.id, { ...held, entryQueue })
}
