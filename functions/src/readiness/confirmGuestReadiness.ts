import { accept } from '@upper-bracket/shared/errors/outcome'
import { confirmGuestReadiness as confirm } from '@upper-bracket/shared/readiness/confirmGuestReadiness'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Confirms for one player without an account, as an organizer. Other players confirm for themselves. */
export const confirmGuestReadiness = defineHandler('confirmGuestReadiness', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, checkId } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'confirmGuestReadiness', { uid, competitionId }),
      reads.get(documents.player(competitionId, input.uid)),
    ])
    if (!authorized.ok) return authorized
    const check = authorized.value.competition.readinessCheck ?? null
    const player = read.data() ?? null
    const confirmed = confirm(check, player, { checkId, now })
    if (!confirmed.ok) return confirmed
    if (confirmed.value !== player) writes.update(read, { ready: { checkId, at: now } })
    return accept({})
  }),
)
