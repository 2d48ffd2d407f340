import { deedLogEntry } from '@upper-bracket/shared/competition/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** The competition is no longer announced over a service, and its address is forgotten. */
export const disconnectAnnouncer = defineHandler('disconnectAnnouncer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, service } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'disconnectAnnouncer', { uid, competitionId }),
      reads.get(documents.announcer(competitionId, service)),
    ])
    if (!authorized.ok) return authorized
    if (!read.exists) return accept({})
    writes.put(read.ref, null)
    writes.put(documents.announcerSecret(competitionId, service), null)
    const entry = deedLogEntry({ uid, at: now }, { action: 'disconnectAnnouncer', service })
    writes.create({ ref: documents.newLogEntry(competitionId) }, entry)
    return accept({})
  }),
)
