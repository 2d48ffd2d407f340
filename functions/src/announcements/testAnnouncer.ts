import { subject } from '@upper-bracket/shared/announcements/subject'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeAnnouncement } from './writeAnnouncements.ts'

/** Posts a test message in the same way as all others, so that it shows whether they arrive. */
export const testAnnouncer = defineHandler('testAnnouncer', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, service } = input
    const [authorized, announcer, consumed] = await Promise.all([
      authorize(reads, 'testAnnouncer', { uid, competitionId }),
      reads.get(documents.announcer(competitionId, service)),
      persistentRateLimit(reads, { uid, address }, 'testAnnouncer', now),
    ])
    if (!authorized.ok) return authorized
    if (!announcer.exists) return refuse('not-connected')
    if (!consumed.ok) return consumed
    consumed.value.writeTo(writes)
    const subjects = [subject('test', String(now))]
    writeAnnouncement(writes, service, { competitionId, subjects, cause: ['test', now, uid], at: now })
    return accept({})
  }),
)
