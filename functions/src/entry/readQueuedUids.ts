import { queuedStates } from '@upper-bracket/shared/entry/applicant'
import type { Transaction } from 'firebase-admin/firestore'
import { find } from '../platform/firestore/find.ts'

/** Reads who is in the queue of a competition. */
export async function readQueuedUids(reads: Transaction, competitionId: string): Promise<readonly string[]> {
  const { docs } = await reads.get(find('queuedApplicants', { competitionId, state: queuedStates }).select())
  return docs.map(({ id }) => id)
}
