import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { takeOverGuest } from '@upper-bracket/shared/guest/takeOverGuest'
import { type Contacts, contactsAfterTakeOver } from '@upper-bracket/shared/player/contacts'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { keysOfIdentities, type OwnGuest, ownGuestsMax } from '@upper-bracket/shared/transfer/ownGuest'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { removeApplicant } from '../entry/removeApplicant.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find, orderById } from '../platform/firestore/find.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'
import { callHeir } from '../roster/callCaptains.ts'

/** Actions of people who were entered as guests by an import that names their accounts. */
export const ownGuestActions = {
  findOwnGuests: action('findOwnGuests', {
    maxWrites: 0,
    run: async ({ uid, input: { after } }) => {
      const account = await documents.account(uid).get()
      const accounts = keysOfIdentities(account.data()?.identities ?? {})
      if (accounts.length === 0) return accept({ guests: [], next: null })
      const sorted = orderById(find('contactsOfAccounts', { accounts })).limit(ownGuestsMax)
      const start = after && documents.contacts(after.competitionId, after.guestUid)
      const { docs } = await (start ? sorted.startAfter(start) : sorted).get()
      const guests = await Promise.all(docs.map(each => ownGuest(each, uid)))
      const last = docs.length === ownGuestsMax ? docs.at(-1) : undefined
      const next = last ? { competitionId: competitionOf(last), guestUid: last.id } : null
      return accept({ guests: guests.filter(each => each !== null), next })
    },
  }),

  /** Proved by a linked account, so that no invitation is needed. Teams, results and line-ups stay as they are. */
  takeOverOwnGuest: action('takeOverOwnGuest', {
    needsProfile: true,
    read: async ({ reads, uid, input: { competitionId, guestUid } }) => {
      const [account, guest, ofGuest, own, application, profile, accountDeletion] = await Promise.all([
        reads.get(documents.account(uid)),
        reads.get(documents.player(competitionId, guestUid)),
        reads.get(documents.contacts(competitionId, guestUid)),
        reads.get(documents.player(competitionId, uid)),
        reads.get(documents.applicant(competitionId, uid)),
        reads.get(documents.profile(uid)),
        reads.get(documents.accountDeletion(uid)),
      ])
      const teamId = guest.data()?.teamId ?? null
      const team = teamId === null ? null : await reads.get(documents.team(competitionId, teamId))
      return { account, guest, ofGuest, own, application, profile, accountDeletion, team }
    },
    decide: ({ uid, now, input: { competitionId, guestUid }, competition, competitionRead }, before) => {
      const { guest, ofGuest, own, application, accountDeletion, team } = before
      if (own.data()?.guestUid === guestUid) return accept({ output: {} })
      const profile = before.profile.data()
      if (accountDeletion.exists || profile === undefined) return refuse('try-again')
      const keys = keysOfIdentities(before.account.data()?.identities ?? {})
      const { accounts = [] } = ofGuest.data() ?? {}
      const player = guest.data()
      if (player?.guest !== true || !accounts.some(key => keys.includes(key))) return refuse('guest-gone')
      if (own.exists) return refuse('already-in-competition')
      const person = { uid, profile: withOwnPhoto(uid, profile) }
      const taken = takeOverGuest({ player, team: team?.data() ?? null }, person, rankScaleOf(competition))
      const contacts = contactsAfterTakeOver(uid, profile, ofGuest.data())
      return accept({
        output: {},
        write: async (writes, reads) => {
          writes.delete(guest)
          writes.delete(ofGuest)
          writes.create(own, taken.player)
          removeApplicant(writes, competitionRead, application)
          if (team !== null && taken.team !== null) writes.update(team, { ...taken.team })
          writes.put(documents.contacts(competitionId, uid), contacts)
          writes.requireAbsent(accountDeletion)
          await callHeir(reads, writes, { competitionId, competition, now }, player, taken.player)
        },
        log: {
          action: 'takeOver',
          guestUid,
          person: { uid, name: publicName(profile), previousName: player.displayName },
        },
      })
    },
  }),
}

/** A guest as its person is asked; null if there is nothing to take over. */
async function ownGuest(found: QueryDocumentSnapshot<Contacts>, uid: string): Promise<OwnGuest | null> {
  const [competitionId, guestUid] = [competitionOf(found), found.id]
  const [competition, guest, own] = await Promise.all([
    documents.competition(competitionId).get(),
    documents.player(competitionId, guestUid).get(),
    documents.player(competitionId, uid).get(),
  ])
  const held = competition.data()
  const player = guest.data()
  if (held === undefined || player?.guest !== true || own.exists) return null
  return {
    competitionId,
    guestUid,
    name: player.displayName,
    competition: held.name,
    organizer: held.ownerName ?? null,
    startDate: held.startDate,
  }
}

function competitionOf({ ref }: QueryDocumentSnapshot<Contacts>): string {
  return ref.parent.parent?.id ?? ''
}
