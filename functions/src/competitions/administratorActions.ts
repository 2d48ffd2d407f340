import { addAdministrator } from '@upper-bracket/shared/competition/administrators/addAdministrator'
import { handOver } from '@upper-bracket/shared/competition/administrators/handOver'
import { removeAdministrator } from '@upper-bracket/shared/competition/administrators/removeAdministrator'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { personEvent } from '@upper-bracket/shared/events/competitionEvents'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'

/**
 * Actions of the owner on the administrators. The commit requires that no account deletion is recorded for the person
 * who becomes an organizer, so that a concurrent deletion either finds the competition, or prevents it.
 */
export const administratorActions = {
  /** Makes a player an administrator. */
  addAdministrator: action('addAdministrator', {
    read: async ({ reads, input: { competitionId, uid } }) => {
      const [player, account] = await Promise.all([
        reads.get(documents.player(competitionId, uid)),
        readAccount(reads, uid),
      ])
      return { isPlayer: player.exists, account }
    },
    decide: ({ input: { uid }, now, competition, competitionRead }, { isPlayer, account }) => {
      if (!isPlayer && !competition.adminUids.includes(uid)) return refuse('not-in-competition', { uid })
      const { name, accountDeletion } = account
      if (name === null) return refuse('not-found', { document: 'profile' })
      const added = addAdministrator(competition, { uid, name })
      if (!added.ok) return added
      if (added.value === competition) return accept({ output: {} })

      const { adminUids, adminNames = {} } = added.value
      return accept({
        output: {},
        write: writes => {
          writes.update(competitionRead, { adminUids, adminNames })
          writes.requireAbsent(accountDeletion)
        },
        log: { action: 'addAdministrator', person: { uid, name } },
        events: [personEvent('madeAdministrator', uid, now)],
      })
    },
  }),

  /** Removes an administrator, as the owner or as the administrator themselves. */
  removeAdministrator: action('removeAdministrator', {
    permission: ({ uid, input }) => (input.uid === uid ? 'resignAsAdministrator' : 'removeAdministrator'),
    decide: ({ input: { uid }, competition, competitionRead }) => {
      const removed = removeAdministrator(competition, uid)
      if (!removed.ok) return removed
      if (removed.value === competition) return accept({ output: {} })

      const { adminUids, adminNames = {} } = removed.value
      const person = { uid, name: competition.adminNames?.[uid] ?? null }
      return accept({
        output: {},
        write: writes => writes.update(competitionRead, { adminUids, adminNames }),
        log: { action: 'removeAdministrator', person },
      })
    },
  }),

  /** Makes an administrator the owner. */
  handOver: action('handOver', {
    read: async ({ reads, uid, input }) => {
      const [previous, next] = await Promise.all([readAccount(reads, uid), readAccount(reads, input.uid)])
      return { previous, next }
    },
    decide: ({ input: { uid }, now, competition, competitionRead }, { previous, next }) => {
      const names = { previous: previous.name ?? '', next: next.name ?? '' }
      const given = handOver(competition, uid, names)
      if (!given.ok) return given
      if (given.value === competition) return accept({ output: {} })
      if (next.name === null) return refuse('not-found', { document: 'profile' })

      const { ownerUid, ownerName = '', adminUids, adminNames = {}, onPage } = given.value
      return accept({
        output: {},
        write: writes => {
          const changed = { ownerUid, ownerName, adminUids, adminNames, ...(onPage && { onPage }) }
          writes.update(competitionRead, changed)
          writes.requireAbsent(next.accountDeletion)
        },
        log: { action: 'handOver', person: { uid, name: next.name } },
        events: [personEvent('madeOwner', uid, now)],
      })
    },
    // The previous owner repeats the call.
    onRefused: async ({ uid, input }, { reads }) => {
      const competition = (await reads.get(documents.competition(input.competitionId))).data()
      const isDone = competition?.ownerUid === input.uid && competition.adminUids.includes(uid)
      return isDone ? accept({}) : null
    },
  }),
}

/** Returns a person's public name, which is null if the account is being deleted or does not exist. */
async function readAccount(reads: Transaction, uid: string) {
  const [profileRead, accountDeletion] = await Promise.all([
    reads.get(documents.profile(uid)),
    reads.get(documents.accountDeletion(uid)),
  ])
  const profile = accountDeletion.exists ? undefined : profileRead.data()
  return { name: profile === undefined ? null : publicName(profile), accountDeletion }
}
