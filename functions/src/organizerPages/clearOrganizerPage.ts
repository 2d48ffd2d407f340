import { firestore } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'

/**
 * Deletes a person's page with its followers, and takes their competitions off it. Without the page no competition is
 * shown on it again. Safe to run twice.
 */
export async function clearOrganizerPage(uid: string): Promise<void> {
  const page = documents.organizerPage(uid)
  await page.delete()
  const owned = await find('competitionsOfOwner', { ownerUid: uid }).select('onPage').get()
  const shown = owned.docs.filter(each => typeof each.get('onPage.address') === 'string')
  await Promise.all(
    shown.map(({ ref }) => ignoreNotFound(ref.update(withChangeTime(ref, { 'onPage.address': null })))),
  )
  await firestore().recursiveDelete(page)
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
