import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { publicCommentatorOf } from '@upper-bracket/shared/commentators/publicCommentator'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Writes a changed request, and its public part if that changes. With the request, the producer's right ends. */
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
  if (shownBefore !== null && shownBefore.uid !== publicCommentator?.uid) {
    await endProducer(reads, writes, { competitionId, requestId: read.id, uid: shownBefore.uid })
  }
  const shown = await reads.get(documents.publicCommentator(competitionId, read.id))
  if (publicCommentator === null) {
    if (shown.exists) writes.delete(shown)
  } else if (shown.exists) writes.update(shown, publicCommentator)
  else writes.create(shown, publicCommentator)
}

/**
 * Removes the producer's right of the commentator whose request ends. The right belongs to the person, not to the
 * request: with another confirmed request in the competition, the person keeps it.
 */
async function endProducer(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, requestId, uid }: Record<'competitionId' | 'requestId' | 'uid', string>,
): Promise<void> {
  const [competition, own] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(find('requestsToCommentator', { competitionId, commentatorUid: uid })),
  ])
  const producerUids = competition.data()?.producerUids
  if (producerUids === undefined) return
  const other = own.docs.find(each => each.id !== requestId && each.data().status === 'confirmed')
  // Written as a check, even if nothing changes: the other request could end, or the right be given, at the same time.
  if (other) writes.update(other, { status: 'confirmed' })
  else writes.update(competition, { producerUids: producerUids.filter(each => each !== uid) })
}
