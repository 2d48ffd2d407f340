import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { publicCommentatorOf } from '@upper-bracket/shared/commentators/publicCommentator'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Writes a changed request, and its public part if that changes. */
export async function writeRequest(
  reads: Transaction,
  writes: CheckedWrites,
  read: DocumentSnapshot<CommentatorRequest>,
  after: CommentatorRequest,
): Promise<void> {
  const before = read.data()
  if (before === undefined) writes.create(read, after)
  else writes.update(read, { ...after })

  const [shownBefore, publicCommentator] = [
    before === undefined ? null : publicCommentatorOf(before),
    publicCommentatorOf(after),
  ]
  if (JSON.stringify(shownBefore) === JSON.stringify(publicCommentator)) return
  const competitionId = read.ref.parent.parent?.id ?? ''
  const shown = await reads.get(documents.publicCommentator(competitionId, read.id))
  if (publicCommentator === null) {
    if (shown.exists) writes.delete(shown)
  } else if (shown.exists) writes.update(shown, publicCommentator)
  else writes.create(shown, publicCommentator)
}
