import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { updateGuestPlayer as update } from '@upper-bracket/shared/guest/updateGuestPlayer'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'

/**
 * An organizer corrects a player without an account. Like an admission it writes the competition: nobody else takes the
 * name in the same moment.
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
    const present = player.data() ?? null
    const others = dataOf(everybody.docs).values()
    const updated = update(authorized.value.competition, present, { name, rankTier }, others)
    if (!updated.ok) return updated
    if (present === null || updated.value === present) return accept({})

    writes.update(player, { displayName: name, rankTier })
    writes.update(competition, admission())
    const { displayName } = present
    const deed = {
      action: 'updateGuestPlayer',
      person: { uid: input.uid, name, ...(displayName !== name && { formerName: displayName }) },
      before: { rankTier: present.rankTier },
      after: { rankTier },
    } as const
    writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    return accept({})
  }),
)
