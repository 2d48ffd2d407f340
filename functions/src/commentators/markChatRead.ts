import { markChatRead as mark } from '@upper-bracket/shared/commentators/chat'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'

/** Notes how far the caller has read a chat, also after its end. */
export const markChatRead = defineHandler('markChatRead', ({ uid, input }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const authorized = await authorizeForRequest(reads, 'markChatRead', { uid, ...input })
    if (!authorized.ok) return authorized
    const { request, snapshot } = authorized.value
    const read = mark(request, uid, input.upTo)
    if (read !== request) await writeRequest(reads, writes, snapshot, read)
    return accept({})
  }),
)
