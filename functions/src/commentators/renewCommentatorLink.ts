import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { renewCommentatorLink as renew } from '@upper-bracket/shared/commentators/renewCommentatorLink'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'

/** An organizer makes a new private link: the old one opens nothing any more, and whoever opened it loses the request. */
export const renewCommentatorLink = defineHandler('renewCommentatorLink', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId, secret } = input
    const [authorized, link, spent] = await Promise.all([
      authorizeForRequest(reads, 'renewCommentatorLink', { uid, competitionId, requestId }),
      reads.get(documents.commentatorLink(competitionId, requestId)),
      lastingAllowance(reads, { uid, address }, 'renewCommentatorLink', now),
    ])
    if (!authorized.ok) return authorized
    const { request, snapshot } = authorized.value
    // Repeated: somebody may have opened the new link meanwhile.
    if (link.data()?.digest === digest(secret)) return accept({})
    const renewed = renew(request)
    if (!renewed.ok) return renewed
    if (!spent.ok) return spent

    spent.value.writeTo(writes)
    await writeRequest(reads, writes, snapshot, renewed.value)
    if (link.exists) writes.update(link, { digest: digest(secret), reachedUid: null })
    else writes.create(link, { digest: digest(secret), reachedUid: null })
    const { broadcastLink } = request
    const entry = deedLogEntry({ uid, at: now }, { action: 'renewCommentatorLink', broadcastLink })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
