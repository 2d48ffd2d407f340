import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { confirmReadiness as confirm } from '@upper-bracket/shared/readiness/confirmReadiness'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Confirms the caller's readiness. Writes only their own entry, so that a whole competition can confirm at once. */
export const confirmReadiness = defineHandler('confirmReadiness', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, checkId } = input
    const [competition, read] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.player(competitionId, uid)),
    ])
    if (!competition.ok) return competition
    const player = read.data()
    if (player === undefined) return refuse('not-in-competition')
    const confirmed = confirm(competition.value.readinessCheck ?? null, player, { checkId, now })
    if (!confirmed.ok) return confirmed
    if (confirmed.value !== player) writes.update(read, { ready: { checkId, at: now } })
    return accept({})
  }),
)
