import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { startReadinessCheck as start } from '@upper-bracket/shared/readiness/startReadinessCheck'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** An organizer asks every player to confirm that they are there; a timer closes the check at its deadline. */
export const startReadinessCheck = defineHandler('startReadinessCheck', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, ...wanted } = input
    const [authorized, read, spent] = await Promise.all([
      authorize(reads, 'startReadinessCheck', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
      lastingAllowance(reads, { uid, address }, 'startReadinessCheck', now),
    ])
    if (!authorized.ok) return authorized
    const present = authorized.value.competition.readinessCheck ?? null
    const started = start(present, { ...wanted, now })
    if (!started.ok) return started

    const { checkId, deadline } = started.value
    if (started.value !== present) {
      if (!spent.ok) return spent
      spent.value.writeTo(writes)
      writes.update(read, { readinessCheck: started.value })
      writes.log(
        competitionId,
        deedLogEntry({ uid, at: now }, { action: 'startReadinessCheck', minutes: wanted.minutes }),
      )
      const ref = documents.timers().doc()
      writes.create({ ref }, { kind: 'closeReadinessCheck', dueAt: deadline, competitionId, checkId })
      const event = outboxEvent('readinessCheck', {
        cause: [checkId],
        competition: { id: competitionId, name: authorized.value.competition.name },
        facts: { checkId, deadline },
        audience: { of: 'players' },
        byUid: uid,
        at: now,
      })
      writes.emit(event)
    }
    return accept({ deadline })
  }),
)
