import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { updateGuestPlayer as update } from '@upper-bracket/shared/guest/updateGuestPlayer'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'

/**
 * Corrects a player without an account, as an organizer. Like an admission it writes the competition, so that nobody
 * takes the name concurrently.
 */
export const updateGuestPlayer = defineHandler('updateGuestPlayer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, name, rankTier } = input
    const authorized = await authorize(reads, 'updateGuestPlayer', { uid, competitionId })
    if (!authorized.ok) return authorized
    const [competition, player, everybody] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.player(competitionId, input.uid)),
      reads.get(documents.players(competitionId)),
    ])
    const current = player.data() ?? null
    const others = dataOf(everybody.docs).values()
    const updated = update(authorized.value.competition, current, { name, rankTier }, others)
    if (!updated.ok) return updated
    if (current === null || updated.value === current) return accept({})

    writes.update(player, { displayName: name, rankTier })
    writes.update(competition, admission())
    const { displayName } = current
    const auditAction = {
      action: 'updateGuestPlayer',
      person: { uid: input.uid, name, ...(displayName !== name && { previousName: displayName }) },
      before: { rankTier: current.rankTier },
      after: { rankTier },
    } as const
    writes.log(competitionId, auditEntry({ uid, at: now }, auditAction))
    return accept({})
  }),
)
