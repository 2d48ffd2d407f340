import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { closeReadinessCheck as close } from '@upper-bracket/shared/readiness/closeReadinessCheck'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Closes the check early, as an organizer. Its timer then has no effect. */
export const closeReadinessCheck = defineHandler('closeReadinessCheck', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, checkId } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'closeReadinessCheck', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
    ])
    if (!authorized.ok) return authorized
    const current = authorized.value.competition.readinessCheck ?? null
    const closed = close(current, { checkId, now })
    if (!closed.ok) return closed
    if (closed.value !== current) {
      writes.update(read, { readinessCheck: closed.value })
      const { deadline } = closed.value
      const minutesEarly = Math.floor(Math.max(0, deadline - now) / 60_000)
      writes.log(competitionId, auditEntry({ uid, at: now }, { action: 'closeReadinessCheck', minutesEarly }))
    }
    return accept({})
  }),
)
