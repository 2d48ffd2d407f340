import { accept } from '@upper-bracket/shared/errors/outcome'
import { competitionDeletedEvents } from '@upper-bracket/shared/events/competitionEvents'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Longer than any call that was under way can last. */
const sweepAfterMs = 10 * 60_000

/**
 * Deletes a competition for everybody at once; a trigger deletes what lies below it. Its id stays recorded, so that
 * nothing new is opened among the remains, and a repeated call by the same person succeeds. Who is to be told is read
 * here, because nobody finds the players afterwards.
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
