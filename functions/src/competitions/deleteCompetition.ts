import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../platform/authorize.ts'
import { defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'

/** Longer than any call lasts that was under way. */
const sweepAfterMs = 10 * 60_000

/**
 * Takes a competition away, for everybody at once; what lay below it follows by a trigger. Its id stays put down, so
 * that nothing new is opened among the remains, and a repeated call by the same person is answered.
 */
export const deleteCompetition = defineCallable(
  'deleteCompetition',
  ({ uid, input: { competitionId }, now }) =>
    inTransaction(async transaction => {
      const deleted = (await transaction.get(documents.deletedCompetition(competitionId))).data()
      if (deleted?.deletedBy === uid) return accept({})
      const authorized = await authorize(transaction, 'deleteCompetition', { uid, competitionId })
      if (!authorized.ok) return authorized

      transaction.create(documents.deletedCompetition(competitionId), {
        deletedBy: uid,
        deletedAt: now,
        sweepAfter: now + sweepAfterMs,
      })
      transaction.delete(documents.competition(competitionId))
      return accept({})
    }),
)
