import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { contactsOf, isSameContacts } from '@upper-bracket/shared/player/contacts'
import { copyInto, isSameCopy, publicCopy } from '@upper-bracket/shared/player/publicCopy'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { writeRequest } from '../commentators/writeRequest.ts'
import { coalesced } from '../platform/coalesced.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { perKeyConcurrency } from '../platform/limits/perKeyConcurrency.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'

/**
 * Copies the public part of a profile to the person's entries in all unfinished competitions, the contacts to those in
 * all competitions, and both to the applications. Each copy is compared with the current profile, so that running late
 * or twice is harmless, and only differences are written. The name is also copied to competitions that the person organizes, and name and picture
 * to those that they commentate.
 *
 * Once the person's rate limit is reached, one timer represents all further changes. It copies the profile as it is
 * then, and a change in the meantime sets it again.
 *
 * An instance copies a few profiles at a time. Of a burst, what waits too long is left to timers as well, so that the
 * events of a burst end in time and are not all delivered again.
 */
export const copyProfile = copyingInTurn({ maxWaitMs: 15_000 })

export function copyingInTurn({ maxWaitMs }: { readonly maxWaitMs: number }) {
  const startTurn = perKeyConcurrency()
  return coalesced(async (uid: string): Promise<void> => {
    const since = performance.now()
    const endTurn = await startTurn('all')
    try {
      await (performance.now() - since > maxWaitMs ? copyLater(uid, Date.now()) : copyNow(uid))
    } finally {
      endTurn()
    }
  })
}

async function copyNow(uid: string): Promise<void> {
  const now = Date.now()
  if (!(await documents.profile(uid).get()).exists) return
  const consumed = await consumePersistentRateLimit({ uid, address: null }, 'copyProfile', now)
  if (consumed.ok) await copyEverywhere(uid)
  else await copyLater(uid, now + Number(consumed.facts['retryAfterSeconds']) * 1000)
}

async function copyLater(uid: string, dueAt: number): Promise<void> {
  await documents.timers().doc(`copyProfile-${uid}`).set({ kind: 'copyProfile', uid, dueAt })
}

async function copyEverywhere(uid: string): Promise<void> {
  const [entries, applications, owned, administered, commented] = await Promise.all([
    find('entriesOfPlayer', { uid }).get(),
    find('applicationsOfPerson', { uid }).get(),
    find('competitionsOfOwner', { ownerUid: uid }).select().get(),
    find('competitionsOfAdministrator', { adminUids: uid }).select().get(),
    find('everyRequestToCommentator', { commentatorUid: uid }).get(),
  ])
  await Promise.all([
    ...[...entries.docs, ...applications.docs].map(({ ref }) => {
      const competitionId = ref.parent.parent?.id
      return competitionId === undefined ? null : copyTo(competitionId, uid)
    }),
    ...commented.docs.map(({ ref }) => copyToRequest(ref, uid)),
    ...[...owned.docs, ...administered.docs].map(({ id }) => copyNameTo(id, uid)),
  ])
}

async function copyNameTo(competitionId: string, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, profile] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.profile(uid)),
    ])
    const [held, current] = [competition.data(), profile.data()]
    if (held === undefined || current === undefined) return accept(null)
    const name = publicName(current)
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
    const [request, current] = [read.data(), profile.data()]
    if (request?.commentatorUid !== uid || current === undefined) return accept(null)
    const [displayName, { photoURL }] = [publicName(current), withOwnPhoto(uid, current)]
    if (displayName !== request.displayName || photoURL !== request.photoURL) {
      await writeRequest(reads, writes, read, { ...request, displayName, photoURL })
    }
    return accept(null)
  })
}

/** Copies the profile to one entry and its contacts, or to an applicant, if they differ. */
export async function copyTo(competitionId: string, uid: string): Promise<void> {
  // The scale of a competition with players cannot change, so checking the entry also covers the scale.
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, profile, player, applicant, contacts] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.profile(uid)),
      reads.get(documents.player(competitionId, uid)),
      reads.get(documents.applicant(competitionId, uid)),
      reads.get(documents.contacts(competitionId, uid)),
    ])
    const [held, current, entry, copied] = [
      competition.data(),
      profile.data(),
      player.data(),
      contacts.data(),
    ]
    if (held === undefined || current === undefined) return accept(null)
    const asked = applicant.data()
    const wanted = contactsOf(uid, current)
    // Also after the end: organizers keep no contact that a person has removed.
    const shown = { ...wanted, ...publicCopy(withOwnPhoto(uid, current), rankScaleOf(held)) }
    const isShown = asked && isSameCopy(asked, shown) && isSameContacts(wanted, { ...wanted, ...asked })
    if (asked !== undefined && !isShown) writes.update(applicant, shown)
    if (entry === undefined) return accept(null)

    const copy = copyInto(entry, withOwnPhoto(uid, current), rankScaleOf(held))
    const isRight = held.status === 'finished' || isSameCopy(entry, copy)
    if (copied === undefined) {
      writes.put(contacts.ref, wanted)
      // The entry is written as a check, so that a player who leaves in the meantime gets no contacts.
      writes.update(player, isRight ? { uid } : copy)
      return accept(null)
    }
    if (!isSameContacts(wanted, copied)) {
      writes.update(contacts, { ...wanted, entered: FieldValue.delete(), enteredBy: FieldValue.delete() })
    }
    if (!isRight) writes.update(player, copy)
    return accept(null)
  })
}
