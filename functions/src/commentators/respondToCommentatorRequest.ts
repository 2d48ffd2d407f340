import { moveRequest } from '@upper-bracket/shared/commentators/moveRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'
import { writeRequestNews } from './writeRequestNews.ts'

/** The commentator says yes, or no, also after having said yes. */
export const respondToCommentatorRequest = defineHandler(
  'respondToCommentatorRequest',
  ({ uid, input, now }) =>
    runOptimisticTransaction(async (reads, writes) => {
      const authorized = await authorizeForRequest(reads, 'respondToCommentatorRequest', { uid, ...input })
      if (!authorized.ok) return authorized
      const { competitionId, requestId } = input
      const { competition, request, snapshot } = authorized.value
      const moved = moveRequest(request, input.accept ? 'confirm' : 'decline', now)
      if (!moved.ok || moved.value === request) return moved.ok ? accept({}) : moved

      const languages = input.accept ? [...new Set(input.languages)] : request.languages
      const after = { ...moved.value, languages }
      await writeRequest(reads, writes, snapshot, after)
      const told = { id: competitionId, name: competition.name }
      writeRequestNews(writes, { competition: told, requestId, before: request, after, byUid: uid, now })
      return accept({})
    }),
)
