import { announcementKinds } from '@upper-bracket/shared/announcements/announcer'
import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Changes the kinds and the language of announcements over a service. The last choice wins, so the call takes no
 * revision.
 */
export const updateAnnouncer = defineHandler('updateAnnouncer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, service, lang } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'updateAnnouncer', { uid, competitionId }),
      reads.get(documents.announcer(competitionId, service)),
    ])
    if (!authorized.ok) return authorized
    const before = read.data()
    if (before === undefined) return refuse('not-connected')
    const kinds = announcementKinds.filter(kind => input.kinds.includes(kind))
    if (before.lang === lang && before.kinds.join() === kinds.join()) return accept({})
    writes.update(read, { lang, kinds })
    const entry = auditEntry({ uid, at: now }, { action: 'updateAnnouncer', service })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
