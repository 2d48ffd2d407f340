import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { removeAdministrator as remove } from '@upper-bracket/shared/competition/administrators/removeAdministrator'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Removes an administrator, as the owner or as the administrator themselves. */
export const removeAdministrator = defineHandler('removeAdministrator', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId } = input
    const action = input.uid === uid ? 'resignAsAdministrator' : 'removeAdministrator'
    const read = await reads.get(documents.competition(competitionId))
    // A person who has resigned repeats the call.
    const isOwner = read.data()?.ownerUid === uid
    const authorized = await authorize(reads, isOwner ? 'removeAdministrator' : action, {
      uid,
      competitionId,
    })
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const removed = remove(competition, input.uid)
    if (!removed.ok || removed.value === competition) return removed.ok ? accept({}) : removed

    const { adminUids, adminNames = {} } = removed.value
    const person = { uid: input.uid, name: competition.adminNames?.[input.uid] ?? null }
    writes.update(read, { adminUids, adminNames })
    const entry = auditEntry({ uid, at: now }, { action: 'removeAdministrator', person })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
