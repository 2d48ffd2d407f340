import type { Competition } from '@upper-bracket/shared/competition/competition'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** Whether captains pick players in a competition now. */
export async function isDraftOpen(
  reads: Transaction,
  competitionId: string,
  { draftId }: Pick<Competition, 'draftId'>,
): Promise<boolean> {
  if (draftId === undefined) return false
  const draft = (await reads.get(documents.draft(competitionId, draftId))).data()
  return draft !== undefined && isOpen(draft)
}
