import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { getStorage } from 'firebase-admin/storage'
import { firebaseApp, firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { clearFromProfiles } from './clearFromProfiles.ts'

/** The number of invitations per batch. */
const documentsAtOnce = 300

/**
 * Deletes everything below a deleted competition, its invitations and its banner, and clears it from profiles, until a
 * pass finds nothing, because calls in flight may still write. Safe to run twice, even concurrently.
 */
export async function deleteRemains(competitionId: string): Promise<void> {
  await getStorage(firebaseApp()).bucket().file(bannerFile(competitionId)).delete({ ignoreNotFound: true })
  for (;;) {
    const some = await Promise.all([
      deleteBelow(competitionId),
      clearFromProfiles(competitionId),
      deleteInviteAddresses(competitionId),
    ])
    if (!some.includes(true)) return
  }
}

/** Returns whether there was something to delete. */
async function deleteBelow(competitionId: string): Promise<boolean> {
  const competition = documents.competition(competitionId)
  if ((await competition.listCollections()).length === 0) return false
  await firestore().recursiveDelete(competition)
  return true
}

/** Returns whether there was one to delete. */
async function deleteInviteAddresses(competitionId: string): Promise<boolean> {
  const addresses = await find('inviteAddressesOfCompetition', { competitionId }).limit(documentsAtOnce).get()
  const batch = firestore().batch()
  for (const { ref } of addresses.docs) batch.delete(ref)
  await batch.commit()
  return !addresses.empty
}
