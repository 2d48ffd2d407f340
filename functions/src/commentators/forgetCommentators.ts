import { forgetCommentator } from '@upper-bracket/shared/commentators/forgetCommentator'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { commentatorEvents } from '@upper-bracket/shared/events/commentatorEvents'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeRequest } from './writeRequest.ts'

/** Ends all requests to a commentator and their offers, and erases the person from them. */
export async function forgetCommentators(uid: string): Promise<void> {
  const requests = await find('everyRequestToCommentator', { commentatorUid: uid }).get()
  await Promise.all(
    requests.docs.map(({ ref }) =>
      runOptimisticTransaction(async (reads, writes) => {
        const competitionId = ref.parent.parent?.id ?? ''
        const [read, readCompetition] = await Promise.all([
          reads.get(ref),
          reads.get(documents.competition(competitionId)),
        ])
        const request = read.data()
        if (request?.commentatorUid !== uid) return accept(null)
        const now = Date.now()
        const after = forgetCommentator(request, now)
        await writeRequest(reads, writes, read, after)
        const name = readCompetition.data()?.name
        if (name !== undefined) {
          const context = { competition: { id: competitionId, name }, byUid: uid, at: now }
          const ids = { competitionId, requestId: ref.id }
          emitEvents(writes, context, commentatorEvents(ids, request, after, now))
        }
        return accept(null)
      }),
    ),
  )
}
