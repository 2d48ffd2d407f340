import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** Whether captains pick players in a competition now. */
export async function isDraftOpen(
  reads: Transaction,
  competitionId: string,
  competition: Pick<Competition, 'draftId'>,
): Promise<boolean> {
  return (await openDraft(reads, competitionId, competition)) !== null
}

/** Returns the draft in which captains pick players of a competition now; null if there is none. */
export async function openDraft(
  reads: Transaction,
  competitionId: string,
  { draftId }: Pick<Competition, 'draftId'>,
): Promise<Draft | null> {
  if (draftId === undefined) return null
  const draft = (await reads.get(documents.draft(competitionId, draftId))).data()
  return draft !== undefined && isOpen(draft) ? draft : null
}
