import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { moveRequest } from '@upper-bracket/shared/commentators/moveRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'
import { writeRequestNews } from './writeRequestNews.ts'

/** An organizer takes up an offer; `cancelCommentatorRequest` turns one down. */
export const confirmOffer = defineHandler('confirmOffer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId } = input
    const authorized = await authorizeForRequest(reads, 'confirmOffer', { uid, ...input })
    if (!authorized.ok) return authorized
    const { competition, request, snapshot } = authorized.value
    const confirmed = moveRequest(request, 'acceptOffer', now)
    if (!confirmed.ok || confirmed.value === request) return confirmed.ok ? accept({}) : confirmed

    const after = confirmed.value
    await writeRequest(reads, writes, snapshot, after)
    const told = { id: competitionId, name: competition.name }
    writeRequestNews(writes, { competition: told, requestId, before: request, after, byUid: uid, now })
    const person = { uid: request.commentatorUid ?? '', name: request.displayName }
    const entry = deedLogEntry({ uid, at: now }, { action: 'confirmOffer', person })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
