import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { startsMissing } from '@upper-bracket/shared/chat/conversation'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import {
  conversationReaders,
  newConversation,
  sendMatchMessage as send,
} from '@upper-bracket/shared/matchDay/matchConversation'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRoom } from './authorizeForRoom.ts'
import { readPresentMatch } from './readPresentMatch.ts'
import { readRoomMembers } from './readRoomMembers.ts'

/** Somebody of a match writes to the others: both teams and the organizers. */
export const sendMatchMessage = defineHandler('sendMatchMessage', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, bracketId, roomId, messageId, text } = input
    const authorized = await authorizeForRoom(reads, 'sendMatchMessage', { uid, ...input })
    if (!authorized.ok) return authorized
    const { competition, teamIds, matchId, room } = authorized.value
    const [match, present, read, members, spent] = await Promise.all([
      readPresentMatch(reads, competition, { competitionId, bracketId, roomId, matchId }),
      reads.get(documents.matchMessages(room).doc(messageId)),
      reads.get(documents.conversation(room)),
      readRoomMembers(reads, competitionId, { teamIds, room }),
      // The same as for other chats.
      lastingAllowance(reads, { uid, address }, 'sendChatMessage', now),
    ])
    const repeated = present.data()
    if (repeated !== undefined) {
      return repeated.authorUid === uid ? accept({ sentAt: repeated.sentAt }) : refuse('id-taken')
    }
    if (!match.ok) return match
    const before = read.data() ?? newConversation
    const sent = send(before, competition, { uid, text, now })
    if (!sent.ok) return sent
    if (!spent.ok) return spent
    spent.value.writeTo(writes)
    const { message, conversation } = sent.value
    writes.create(present, message)
    writes.merge(read, { ...conversation })
    const readers = conversationReaders(competition, members, conversation)
    if (readers.some(reader => startsMissing(before, conversation, reader))) {
      const dueAt = now + chatLimits.awayMs
      writes.schedule({ kind: 'tellOfMatchMessages', dueAt, competitionId, bracketId, roomId })
    }
    return accept({ sentAt: message.sentAt })
  }),
)
