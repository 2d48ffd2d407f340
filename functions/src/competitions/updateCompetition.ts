import { changeCompetition } from '@upper-bracket/shared/competition/changeCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/** Changes what an organizer may choose of a competition. */
export const updateCompetition = defineHandler('updateCompetition', ({ uid, input, now }) =>
  runTransaction(async transaction => {
    const { competitionId, revision, changes } = input
    const authorized = await authorize(transaction, 'updateCompetition', { uid, competitionId })
    if (!authorized.ok) return authorized

    const { competition } = authorized.value
    const changesGame = changes.game !== undefined && changes.game !== competition.game
    const hasPlayers = changesGame && (await hasAnyPlayer(transaction, competitionId))
    const changed = changeCompetition(competition, changes, { revision, hasPlayers, now })
    if (!changed.ok) return changed

    if (changed.value !== competition) {
      transaction.set(documents.competition(competitionId), changed.value)
    }
    return accept({ revision: changed.value.revision })
  }),
)

async function hasAnyPlayer(transaction: Transaction, competitionId: string): Promise<boolean> {
  return !(await transaction.get(documents.players(competitionId).limit(1))).empty
}
