import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { handOver as give } from '@upper-bracket/shared/competition/administrators/handOver'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { personEvent } from '@upper-bracket/shared/events/competitionEvents'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { storedEvent } from '../platform/outboxEvent.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/**
 * Makes an administrator the owner. The lock on the account deletion ensures that a concurrent deletion either finds
 * the new owner's competition and is refused, or is found here.
 */
export const handOver = defineHandler('handOver', ({ uid, input, now }) =>
  runTransaction(async transaction => {
    const { competitionId } = input
    const read = await transaction.get(documents.competition(competitionId))
    const current = read.data()
    // The previous owner repeats the call.
    if (current?.ownerUid === input.uid && current.adminUids.includes(uid)) return accept({})
    const [authorized, previous, next, accountDeletion] = await Promise.all([
      authorize(transaction, 'handOver', { uid, competitionId }),
      transaction.get(documents.profile(uid)),
      transaction.get(documents.profile(input.uid)),
      transaction.get(documents.accountDeletion(input.uid)),
    ])
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const names = { previous: nameIn(previous.data()), next: nameIn(next.data()) }
    const given = give(competition, input.uid, names)
    if (!given.ok || given.value === competition) return given.ok ? accept({}) : given
    if (!next.exists || accountDeletion.exists) return refuse('not-found', { document: 'profile' })

    const { ownerUid, ownerName, adminUids, adminNames } = given.value
    transaction.update(read.ref, { ownerUid, ownerName, adminUids, adminNames })
    const person = { uid: input.uid, name: names.next }
    const entry = auditEntry({ uid, at: now }, { action: 'handOver', person })
    transaction.create(documents.newLogEntry(competitionId), entry)
    const event = storedEvent(
      { competition: { id: competitionId, name: competition.name }, byUid: uid, at: now },
      personEvent('madeOwner', input.uid, now),
    )
    transaction.create(event.ref, event.data)
    return accept({})
  }),
)

function nameIn(profile: { readonly displayName: string } | undefined): string {
  return profile === undefined ? '' : publicName(profile)
}
