import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { readinessCheckEvent } from '@upper-bracket/shared/events/competitionEvents'
import { startReadinessCheck as start } from '@upper-bracket/shared/readiness/startReadinessCheck'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Starts a readiness check of all players; a timer closes it at its deadline. */
export const startReadinessCheck = defineHandler('startReadinessCheck', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, ...wanted } = input
    const [authorized, read, consumed] = await Promise.all([
      authorize(reads, 'startReadinessCheck', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
      persistentRateLimit(reads, { uid, address }, 'startReadinessCheck', now),
    ])
    if (!authorized.ok) return authorized
    const current = authorized.value.competition.readinessCheck ?? null
    const started = start(current, { ...wanted, now })
    if (!started.ok) return started

    const { checkId, deadline } = started.value
    if (started.value !== current) {
      if (!consumed.ok) return consumed
      consumed.value.writeTo(writes)
      writes.update(read, { readinessCheck: started.value })
      writes.log(
        competitionId,
        auditEntry({ uid, at: now }, { action: 'startReadinessCheck', minutes: wanted.minutes }),
      )
      const ref = documents.timers().doc()
      writes.create({ ref }, { kind: 'closeReadinessCheck', dueAt: deadline, competitionId, checkId })
      emitEvents(
        writes,
        { competition: { id: competitionId, name: authorized.value.competition.name }, byUid: uid, at: now },
        [readinessCheckEvent(started.value)],
      )
    }
    return accept({ deadline })
  }),
)
