import { hasUnread } from '@upper-bracket/shared/chat/conversation'
import { chatReaders } from '@upper-bracket/shared/commentators/chatReaders'
import { chatPath } from '@upper-bracket/shared/commentators/commentatorPaths'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { tellOnce } from '../notifications/tellOnce.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Tells everybody who is away of what was written in a chat: once, until they have read it. Whoever has read it in the
 * meantime is told nothing.
 */
export async function tellOfMessages(timer: {
  readonly competitionId: string
  readonly requestId: string
  readonly dueAt: number
}): Promise<void> {
  const { competitionId, requestId, dueAt } = timer
  await runOptimisticTransaction(async (reads, writes) => {
    const [readCompetition, read, latest] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(documents.chatMessages(competitionId, requestId).orderBy('sentAt', 'desc').limit(1)),
    ])
    const [competition, request] = [readCompetition.data(), read.data()]
    const message = latest.docs[0]?.data()
    if (competition === undefined || request === undefined || message === undefined) return accept(null)

    const author = message.authorUid
    const departure = await reads.get(documents.departure(author))
    if (departure.exists) return accept(null)
    writes.requireAbsent(departure)
    const isCommentator = author === request.commentatorUid
    const from = isCommentator ? request.displayName : organizerName(competition, author)
    const events = chatReaders(competition, request)
      .filter(uid => hasUnread(request, uid))
      .map(uid =>
        outboxEvent('chatMessage', {
          cause: [requestId, uid, request.readAt[uid] ?? 0],
          competition: { id: competitionId, name: competition.name },
          facts: { path: chatPath(competitionId, requestId), from: from ?? '', text: message.text },
          audience: { of: 'people', uids: [uid] },
          byUid: author,
          personUid: author,
          at: dueAt,
        }),
      )
    await tellOnce(reads, writes, events)
    return accept(null)
  })
}
