import type { ChatMessage } from '@upper-bracket/shared/chat/conversation'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Unread } from '@upper-bracket/shared/events/chatEvents'
import type { DomainEvent } from '@upper-bracket/shared/events/domainEvent'
import type { Query, Transaction } from 'firebase-admin/firestore'
import { notifyOnce } from '../notifications/notifyOnce.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Chat extends Pick<Unread, 'conversation' | 'readers'> {
  readonly competitionId: string
  readonly competition: Competition
  /** The messages, latest first. */
  readonly messages: Query<ChatMessage>
  /** The public name of an author; null if unknown. */
  readonly nameOf: (uid: string) => string | null | Promise<string | null>
  readonly eventsOf: (unread: Unread) => readonly DomainEvent[]
  readonly dueAt: number
}

/**
 * Notifies the readers of a conversation of its latest message, once until they have read it. Readers who have read it
 * meanwhile are not notified, and nobody is if the author's account is being deleted.
 */
export async function notifyUnread(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, competition, conversation, messages, readers, nameOf, eventsOf, dueAt }: Chat,
): Promise<void> {
  const latest = await reads.get(messages.limit(1))
  const message = latest.docs[0]?.data()
  if (message === undefined) return
  const author = message.authorUid
  const [accountDeletion, from] = await Promise.all([
    reads.get(documents.accountDeletion(author)),
    nameOf(author),
  ])
  if (accountDeletion.exists) return
  writes.requireAbsent(accountDeletion)
  const context = { competition: { id: competitionId, name: competition.name }, byUid: author, at: dueAt }
  const events = eventsOf({ conversation, message, readers, from: from ?? '' })
  await notifyOnce(reads, writes, context, events)
}
