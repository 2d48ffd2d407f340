import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { handOver as give } from '@upper-bracket/shared/competition/administrators/handOver'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/**
 * The owner hands the competition over to an administrator. The lock on the departure makes an account that is being
 * deleted at the same time either find itself the owner, and stay, or be found gone here.
 */
export const handOver = defineHandler('handOver', ({ uid, input, now }) =>
  runTransaction(async transaction => {
    const { competitionId } = input
    const read = await transaction.get(documents.competition(competitionId))
    const present = read.data()
    // Repeated by the former owner.
    if (present?.ownerUid === input.uid && present.adminUids.includes(uid)) return accept({})
    const [authorized, former, next, departure] = await Promise.all([
      authorize(transaction, 'handOver', { uid, competitionId }),
      transaction.get(documents.profile(uid)),
      transaction.get(documents.profile(input.uid)),
      transaction.get(documents.departure(input.uid)),
    ])
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const names = { former: nameIn(former.data()), next: nameIn(next.data()) }
    const given = give(competition, input.uid, names)
    if (!given.ok || given.value === competition) return given.ok ? accept({}) : given
    if (!next.exists || departure.exists) return refuse('not-found', { document: 'profile' })

    const { ownerUid, ownerName, adminUids, adminNames } = given.value
    transaction.update(read.ref, { ownerUid, ownerName, adminUids, adminNames })
    const person = { uid: input.uid, name: names.next }
    const entry = deedLogEntry({ uid, at: now }, { action: 'handOver', person })
    transaction.create(documents.newLogEntry(competitionId), entry)
    const event = outboxEvent('madeOwner', {
      cause: [input.uid, now],
      competition: { id: competitionId, name: competition.name },
      facts: {},
      audience: { of: 'people', uids: [input.uid] },
      byUid: uid,
      at: now,
    })
    transaction.create(event.ref, event.data)
    return accept({})
  }),
)

function nameIn(profile: { readonly displayName: string } | undefined): string {
  return profile === undefined ? '' : publicName(profile)
}
