import { chatReaders } from '@upper-bracket/shared/commentators/chatReaders'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { unreadChatEvents } from '@upper-bracket/shared/events/chatEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { notifyUnread } from '../chat/notifyUnread.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Notifies the organizers and the commentator of unread messages in their chat. */
export async function notifyUnreadMessages(timer: Timer<'notifyUnreadMessages'>): Promise<void> {
  const { competitionId, requestId, dueAt } = timer
  await runOptimisticTransaction(async (reads, writes) => {
    const [competitionRead, requestRead] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.commentator(competitionId, requestId)),
    ])
    const [competition, request] = [competitionRead.data(), requestRead.data()]
    if (competition === undefined || request === undefined) return accept(null)
    await notifyUnread(reads, writes, {
      competitionId,
      competition,
      dueAt,
      conversation: request,
      messages: find('chatMessages', { competitionId, requestId }),
      readers: chatReaders(competition, request),
      nameOf: uid => (uid === request.commentatorUid ? request.displayName : organizerName(competition, uid)),
      eventsOf: unread => unreadChatEvents(competitionId, requestId, unread),
    })
    return accept(null)
  })
}
