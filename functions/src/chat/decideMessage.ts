import { type ChatMessage, type Conversation, startsMissing } from '@upper-bracket/shared/chat/conversation'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface NewMessage<C extends Conversation, E extends ErrorCode> {
  /** The message with the id that the author made. */
  readonly messageRead: DocumentSnapshot<ChatMessage>
  readonly before: C
  readonly sent: Outcome<{ readonly conversation: C; readonly message: ChatMessage }, E>
  /** The uids of the people who can be notified of messages. */
  readonly readersOf: (conversation: C) => readonly string[]
  readonly write: (conversation: C, writes: CheckedWrites, reads: Transaction) => void | Promise<void>
  /** The timer that notifies those who have not read the message by then. */
  readonly timer: Timer
}

/** Decides on a message to a conversation. A message that was sent before is accepted again, with its first time. */
export function decideMessage<C extends Conversation, E extends ErrorCode>(
  uid: string,
  { messageRead, before, sent, readersOf, write, timer }: NewMessage<C, E>,
) {
  const repeated = messageRead.data()
  if (repeated !== undefined) {
    return repeated.authorUid === uid ? accept({ output: { sentAt: repeated.sentAt } }) : refuse('id-taken')
  }
  if (!sent.ok) return sent
  const { message, conversation } = sent.value
  const isMissed = readersOf(conversation).some(reader => startsMissing(before, conversation, reader))
  return accept({
    output: { sentAt: message.sentAt },
    write: (writes: CheckedWrites, reads: Transaction) => {
      writes.create(messageRead, message)
      return write(conversation, writes, reads)
    },
    timers: isMissed ? [timer] : [],
  })
}
