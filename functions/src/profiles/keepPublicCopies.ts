import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { games } from '@upper-bracket/shared/games/game'
import { contactsOf, isSameContacts } from '@upper-bracket/shared/player/contacts'
import { copyInto, isSameCopy, publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import type { DocumentReference } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/firestore'
import { writeRequest } from '../commentators/writeRequest.ts'
import { capacity } from '../platform/capacity.ts'
import { coalesced } from '../platform/coalesced.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { withOwnPhoto } from './withOwnPhoto.ts'

/**
 * Copies what a profile shows to the person's entries in all competitions that are not finished, and to the contacts of
 * all. Each is compared with the current profile, not with the event's: running twice or late is harmless, and only
 * differences are written. A new profile has no entries yet: joining ensures the profile first. The name is also copied
 * to the competitions that the person runs, name and picture to those that they comment on.
 */
export const keepPublicCopies = onDocumentUpdated(
  { document: 'profiles/{uid}', region: functionsRegion, ...capacity.trigger, retry: true },
  async ({ params: { uid }, data }) => {
    const before = data?.before.data() as Profile | undefined
    const after = data?.after.data() as Profile | undefined
    if (before === undefined || after === undefined || isSameToOthers(uid, before, after)) return

    await copyEverywhere(uid)
  },
)

/** Several changes in a row would wait for each other's transactions, so they share the runs. */
const copyEverywhere = coalesced(async uid => {
  const competitions = documents.competitions()
  const [entries, owned, administered, commented] = await Promise.all([
    documents.everyPlayer().where('uid', '==', uid).get(),
    competitions.where('ownerUid', '==', uid).select().get(),
    competitions.where('adminUids', 'array-contains', uid).select().get(),
    documents.everyCommentator().where('commentatorUid', '==', uid).get(),
  ])
  await Promise.all([
    ...entries.docs.map(({ ref }) => {
      const competitionId = ref.parent.parent?.id
      return competitionId === undefined ? null : copyTo(competitionId, uid)
    }),
    ...commented.docs.map(({ ref }) => copyToRequest(ref, uid)),
    ...[...owned.docs, ...administered.docs].map(({ id }) => copyNameTo(id, uid)),
  ])
})

async function copyNameTo(competitionId: string, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, profile] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.profile(uid)),
    ])
    const [held, present] = [competition.data(), profile.data()]
    if (held === undefined || present === undefined) return accept(null)
    const name = publicName(present)
    const { ownerUid, ownerName, adminUids, adminNames } = held
    if (ownerUid === uid && ownerName !== name) writes.update(competition, { ownerName: name })
    if (adminUids.includes(uid) && adminNames?.[uid] !== name) {
      writes.update(competition, { adminNames: { ...adminNames, [uid]: name } })
    }
    return accept(null)
  })
}

async function copyToRequest(ref: DocumentReference<CommentatorRequest>, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [read, profile] = await Promise.all([reads.get(ref), reads.get(documents.profile(uid))])
    const [request, present] = [read.data(), profile.data()]
    if (request?.commentatorUid !== uid || present === undefined) return accept(null)
    const [displayName, { photoURL }] = [publicName(present), withOwnPhoto(uid, present)]
    if (displayName !== request.displayName || photoURL !== request.photoURL) {
      await writeRequest(reads, writes, read, { ...request, displayName, photoURL })
    }
    return accept(null)
  })
}

/** Copies the profile to one entry and its contacts, where they differ. */
export async function copyTo(competitionId: string, uid: string): Promise<void> {
  // The game cannot change while there are players: as long as the entry is as it was read, so is its game.
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, profile, player, contacts] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.profile(uid)),
      reads.get(documents.player(competitionId, uid)),
      reads.get(documents.contacts(competitionId, uid)),
    ])
    const [held, present, entry, kept] = [competition.data(), profile.data(), player.data(), contacts.data()]
    if (held === undefined || present === undefined || entry === undefined) return accept(null)

    const wanted = contactsOf(uid, present)
    const copy = copyInto(entry, withOwnPhoto(uid, present), held.game)
    const isRight = held.status === 'finished' || isSameCopy(entry, copy)
    if (kept === undefined) {
      writes.put(contacts.ref, wanted)
      // Nobody who leaves in the meantime gets contacts: the entry has to be as it was read.
      writes.update(player, isRight ? { uid } : copy)
      return accept(null)
    }
    if (!isSameContacts(kept, wanted)) writes.update(contacts, { ...wanted })
    if (!isRight) writes.update(player, copy)
    return accept(null)
  })
}

function isSameToOthers(uid: string, a: Profile, b: Profile): boolean {
  return (
    isSameContacts(contactsOf(uid, a), contactsOf(uid, b)) &&
    games.every(game => isSameCopy(publicCopy(a, game), publicCopy(b, game)))
  )
}
