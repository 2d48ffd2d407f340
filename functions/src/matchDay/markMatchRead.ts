import { withReading } from '@upper-bracket/shared/chat/conversation'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { newConversation } from '@upper-bracket/shared/matchDay/matchConversation'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRoom } from './authorizeForRoom.ts'

/** Notes how far the caller has read the conversation of a match, also after its end. */
export const markMatchRead = defineHandler('markMatchRead', ({ uid, input }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const authorized = await authorizeForRoom(reads, 'markMatchRead', { uid, ...input })
    if (!authorized.ok) return authorized
    const read = await reads.get(documents.conversation(authorized.value.room))
    const before = read.data() ?? newConversation
    const after = withReading(before, uid, input.upTo)
    if (after !== before) writes.merge(read, { ...after })
    return accept({})
  }),
)
