import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Exceeds the number of waiting announcements; the job drops the rest. */
const maxWaiting = 200

/** Disconnects a service from a competition; its address and its waiting announcements are deleted. */
export const disconnectAnnouncer = defineHandler('disconnectAnnouncer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, service } = input
    const [authorized, read, waiting] = await Promise.all([
      authorize(reads, 'disconnectAnnouncer', { uid, competitionId }),
      reads.get(documents.announcer(competitionId, service)),
      reads.get(find('announcementsByState', { competitionId, service, state: 'waiting' }).limit(maxWaiting)),
    ])
    if (!authorized.ok) return authorized
    if (!read.exists) return accept({})
    for (const announcement of waiting.docs) writes.update(announcement, { state: 'done', dueAt: null })
    writes.put(read.ref, null)
    writes.put(documents.announcerSecret(competitionId, service), null)
    const entry = auditEntry({ uid, at: now }, { action: 'disconnectAnnouncer', service })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
