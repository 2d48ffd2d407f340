import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { addAdministrator as add } from '@upper-bracket/shared/competition/administrators/addAdministrator'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { personEvent } from '@upper-bracket/shared/events/competitionEvents'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { storedEvent } from '../platform/outboxEvent.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/**
 * Makes a player an administrator, as the owner. The lock on the account deletion ensures that a concurrent deletion
 * either finds the competition among those that the account administers, or is found here.
 */
export const addAdministrator = defineHandler('addAdministrator', ({ uid, input, now }) =>
  runTransaction(async transaction => {
    const { competitionId } = input
    const [authorized, player, profile, accountDeletion] = await Promise.all([
      authorize(transaction, 'addAdministrator', { uid, competitionId }),
      transaction.get(documents.player(competitionId, input.uid)),
      transaction.get(documents.profile(input.uid)),
      transaction.get(documents.accountDeletion(input.uid)),
    ])
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const current = profile.data()
    if (!player.exists && !competition.adminUids.includes(input.uid)) {
      return refuse('not-in-competition', { uid: input.uid })
    }
    if (current === undefined || accountDeletion.exists) return refuse('not-found', { document: 'profile' })
    const person = { uid: input.uid, name: publicName(current) }
    const added = add(competition, person)
    if (!added.ok || added.value === competition) return added.ok ? accept({}) : added

    const { adminUids, adminNames } = added.value
    transaction.update(documents.competition(competitionId), { adminUids, adminNames })
    const entry = auditEntry({ uid, at: now }, { action: 'addAdministrator', person })
    transaction.create(documents.newLogEntry(competitionId), entry)
    const event = storedEvent(
      { competition: { id: competitionId, name: competition.name }, byUid: uid, at: now },
      personEvent('madeAdministrator', input.uid, now),
    )
    transaction.create(event.ref, event.data)
    return accept({})
  }),
)
