import { queuedStates } from '@upper-bracket/shared/entry/applicant'
import type { Transaction } from 'firebase-admin/firestore'
import { find } from '../platform/firestore/find.ts'

/** Reads the uids of the people in the queue of a competition, in these states. */
export async function readQueuedUids(
  reads: Transaction,
  competitionId: string,
  states: readonly (typeof queuedStates)[number][] = queuedStates,
): Promise<readonly string[]> {
  const { docs } = await reads.get(find('queuedApplicants', { competitionId, state: states }).select())
  return docs.map(({ id }) => id)
}
