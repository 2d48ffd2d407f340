import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { startsMissing } from '@upper-bracket/shared/chat/conversation'
import { sendChatMessage as send } from '@upper-bracket/shared/commentators/chat'
import { chatReaders } from '@upper-bracket/shared/commentators/chatReaders'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'

/** An organizer or the confirmed commentator writes to the other side. */
export const sendChatMessage = defineHandler('sendChatMessage', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId, messageId, text } = input
    const [authorized, present, spent] = await Promise.all([
      authorizeForRequest(reads, 'sendChatMessage', { uid, competitionId, requestId }),
      reads.get(documents.chatMessages(competitionId, requestId).doc(messageId)),
      lastingAllowance(reads, { uid, address }, 'sendChatMessage', now),
    ])
    if (!authorized.ok) return authorized
    const repeated = present.data()
    if (repeated !== undefined) {
      return repeated.authorUid === uid ? accept({ sentAt: repeated.sentAt }) : refuse('id-taken')
    }
    const { competition, request: before, snapshot } = authorized.value
    const organizers = [competition.ownerUid, ...competition.adminUids]
    const sent = send(before, { uid, organizers, text, now })
    if (!sent.ok) return sent
    if (!spent.ok) return spent
    spent.value.writeTo(writes)
    const { message, request } = sent.value
    writes.create(present, message)
    await writeRequest(reads, writes, snapshot, request)
    if (chatReaders(competition, request).some(reader => startsMissing(before, request, reader))) {
      const dueAt = now + chatLimits.awayMs
      writes.schedule({ kind: 'tellOfMessages', dueAt, competitionId, requestId })
    }
    return accept({ sentAt: message.sentAt })
  }),
)
