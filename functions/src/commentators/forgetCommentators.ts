import { forgetCommentator } from '@upper-bracket/shared/commentators/forgetCommentator'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeRequest } from './writeRequest.ts'

/** Ends all that somebody was asked to comment on, or offered to, and erases them from it. */
export async function forgetCommentators(uid: string): Promise<void> {
  const requests = await documents.everyCommentator().where('commentatorUid', '==', uid).get()
  await Promise.all(
    requests.docs.map(({ ref }) =>
      runOptimisticTransaction(async (reads, writes) => {
        const read = await reads.get(ref)
        const request = read.data()
        if (request?.commentatorUid !== uid) return accept(null)
        await writeRequest(reads, writes, read, forgetCommentator(request, Date.now()))
        return accept(null)
      }),
    ),
  )
}
