import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { moveRequest } from '@upper-bracket/shared/commentators/moveRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'
import { writeRequestNews } from './writeRequestNews.ts'

/** An organizer takes a request back, confirmed or not, or turns an offer down. */
export const cancelCommentatorRequest = defineHandler('cancelCommentatorRequest', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId } = input
    const authorized = await authorizeForRequest(reads, 'cancelCommentatorRequest', { uid, ...input })
    if (!authorized.ok) return authorized
    const { competition, request, snapshot } = authorized.value
    const cancelled = moveRequest(request, 'cancel', now)
    if (!cancelled.ok || cancelled.value === request) return cancelled.ok ? accept({}) : cancelled

    const after = cancelled.value
    await writeRequest(reads, writes, snapshot, after)
    const told = { id: competitionId, name: competition.name }
    writeRequestNews(writes, { competition: told, requestId, before: request, after, byUid: uid, now })
    const { broadcastLink } = request
    const entry = deedLogEntry({ uid, at: now }, { action: 'cancelCommentatorRequest', broadcastLink })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
