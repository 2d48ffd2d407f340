import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { requestCommentator as request } from '@upper-bracket/shared/commentators/requestCommentator'
import { deedLogEntry } from '@upper-bracket/shared/competition/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** An organizer asks somebody to comment; a timer reminds the organizers if nobody responds. */
export const requestCommentator = defineHandler('requestCommentator', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId, secret, ...wanted } = input
    const requests = documents.commentators(competitionId).where('origin', '==', 'request')
    const [authorized, present, counted] = await Promise.all([
      authorize(reads, 'requestCommentator', { uid, competitionId }),
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(requests.count()),
    ])
    if (!authorized.ok) return authorized
    const context = { organizerUid: uid, present: present.data() ?? null, count: counted.data().count, now }
    const requested = request(wanted, context)
    if (!requested.ok || present.exists) return requested.ok ? accept({ requestId }) : requested

    const { broadcastLink } = requested.value
    writes.create(present, requested.value)
    writes.create({ ref: documents.commentatorLink(competitionId, requestId) }, { digest: digest(secret) })
    writes.create(
      { ref: documents.timers().doc() },
      { kind: 'remindOfRequest', dueAt: now + commentatorLimits.responseMs, competitionId, requestId },
    )
    const entry = deedLogEntry({ uid, at: now }, { action: 'requestCommentator', broadcastLink })
    writes.create({ ref: documents.newLogEntry(competitionId) }, entry)
    return accept({ requestId })
  }),
)
