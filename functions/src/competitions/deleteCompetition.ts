import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/** Longer than any call that was under way can last. */
const sweepAfterMs = 10 * 60_000

/**
 * Deletes a competition for everybody at once; a trigger deletes what lies below it. Its id stays recorded, so that
 * nothing new is opened among the remains, and a repeated call by the same person succeeds.
 */
export const deleteCompetition = defineHandler(
  'deleteCompetition',
  ({ uid, input: { competitionId }, now }) =>
    runTransaction(async transaction => {
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
