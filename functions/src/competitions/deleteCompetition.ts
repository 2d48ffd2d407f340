import { accept } from '@upper-bracket/shared/errors/outcome'
import { competitionDeletedEvents } from '@upper-bracket/shared/events/competitionEvents'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Exceeds the duration of any call in flight. */
const sweepAfterMs = 10 * 60_000

/**
 * Deletes a competition at once; a trigger deletes what lies below it. Its id stays recorded, so that no new
 * competition is created among the remains, and a repeated call by the same person succeeds. The recipients are read
 * here, because the players cannot be found afterwards.
 */
export const deleteCompetition = defineHandler(
  'deleteCompetition',
  ({ uid, input: { competitionId }, now }) =>
    runOptimisticTransaction(async (reads, writes) => {
      const deleted = await reads.get(documents.deletedCompetition(competitionId))
      if (deleted.data()?.deletedBy === uid) return accept({})
      const [authorized, read, players] = await Promise.all([
        authorize(reads, 'deleteCompetition', { uid, competitionId }),
        reads.get(documents.competition(competitionId)),
        reads.get(documents.players(competitionId).select()),
      ])
      if (!authorized.ok) return authorized

      writes.create(deleted, { deletedBy: uid, deletedAt: now, sweepAfter: now + sweepAfterMs })
      writes.delete(read)
      emitEvents(
        writes,
        { competition: { id: competitionId, name: authorized.value.competition.name }, byUid: uid, at: now },
        competitionDeletedEvents(players.docs.map(({ id }) => id)),
      )
      return accept({})
    }),
)
