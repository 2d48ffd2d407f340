import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { resent } from '@upper-bracket/shared/notifications/undelivered'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Resends undelivered messages for organizers; the minute's job sends them. */
export const resendMessages = defineHandler('resendMessages', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId } = input
    const authorized = await authorize(reads, 'resendMessages', { uid, competitionId })
    if (!authorized.ok) return authorized
    const messageIds = [...new Set(input.messageIds)]
    const [shown, deliveries] = await Promise.all([
      reads.getAll(...messageIds.map(id => documents.undelivered(competitionId).doc(id))),
      reads.getAll(...messageIds.map(id => documents.deliveries().doc(id))),
    ])
    let messageCount = 0
    for (const [index, entry] of shown.entries()) {
      const read = deliveries[index]
      const delivery = read?.data()
      // Without an entry the message does not belong to this competition, or is already being resent.
      if (!entry.exists) continue
      if (read === undefined || delivery?.state !== 'dead') {
        writes.delete(entry)
        continue
      }
      const again = resent(delivery, now)
      if (again === delivery) continue
      writes.update(read, { ...again })
      writes.delete(entry)
      messageCount += 1
    }
    if (messageCount > 0) {
      const consumed = await persistentRateLimit(reads, { uid, address }, 'resendMessages', now)
      if (!consumed.ok) return consumed
      consumed.value.writeTo(writes)
      const entry = auditEntry({ uid, at: now }, { action: 'resendMessages', messageCount })
      writes.log(competitionId, entry)
    }
    return accept({ messageCount })
  }),
)
