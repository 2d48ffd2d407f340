import type { OrganizerPage } from '@upper-bracket/shared/organizerPage/organizerPage'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { hasChanged, ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'

/**
 * Deletes a person's page with its followers, and takes their competitions off it. The page goes last, and only if nobody
 * has followed it or shown a competition on it meanwhile: killed half-way, it is still there to be deleted. Safe to run
 * twice.
 */
export async function clearOrganizerPage(uid: string): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const page = await documents.organizerPage(uid).get()
    await Promise.all([clearCompetitions(uid), firestore().recursiveDelete(documents.followers(uid))])
    isDone = !page.exists || (await isDeleted(page))
  }
}

async function clearCompetitions(uid: string): Promise<void> {
  const owned = await find('competitionsOfOwner', { ownerUid: uid }).select('onPage').get()
  const shown = owned.docs.filter(each => typeof each.get('onPage.address') === 'string')
  await Promise.all(
    shown.map(({ ref }) => ignoreNotFound(ref.update(withChangeTime(ref, { 'onPage.address': null })))),
  )
}

/** Deletes the page; returns false if it has changed since it was read. */
async function isDeleted({ ref, updateTime }: DocumentSnapshot<OrganizerPage>): Promise<boolean> {
  try {
    await ref.delete(updateTime && { lastUpdateTime: updateTime })
    return true
  } catch (error) {
    if (hasChanged(error)) return false
    throw error
  }
}

/** Erases the account's page and follows. Nobody else gets its addresses, which no longer name it. */
export async function eraseOrganizerPage(uid: string): Promise<void> {
  await clearOrganizerPage(uid)
  const [addresses, followed] = await Promise.all([
    find('organizerAddressesOfUser', { uid }).get(),
    find('followedOrganizers', { uid }).get(),
  ])
  await Promise.all([
    ...addresses.docs.map(({ ref }) => ref.set({ uid: null })),
    ...followed.docs.map(({ ref }) => ref.delete()),
  ])
}
