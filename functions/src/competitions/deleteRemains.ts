import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { getStorage } from 'firebase-admin/storage'
import { firebaseApp, firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** How many profiles are updated at a time. */
const peopleAtOnce = 300

/**
 * Deletes everything below a competition that is gone and its banner, and clears it from the profiles that sign-in leads to it,
 * until a pass finds nothing: something may have been on its way during the first pass. Safe to run twice, even
 * concurrently.
 */
export async function deleteRemains(competitionId: string): Promise<void> {
  await getStorage(firebaseApp()).bucket().file(bannerFile(competitionId)).delete({ ignoreNotFound: true })
  for (;;) {
    const [someBelow, someLed] = await Promise.all([deleteBelow(competitionId), leadAway(competitionId)])
    if (!someBelow && !someLed) return
  }
}

/** Returns whether there was something. */
async function deleteBelow(competitionId: string): Promise<boolean> {
  const competition = documents.competition(competitionId)
  if ((await competition.listCollections()).length === 0) return false
  await firestore().recursiveDelete(competition)
  return true
}

/** Returns whether there was such a profile. Somebody who has just joined another competition stays there. */
async function leadAway(competitionId: string): Promise<boolean> {
  const led = await documents
    .profiles()
    .where('activeCompetitionID', '==', competitionId)
    .limit(peopleAtOnce)
    .get()
  await Promise.all(
    led.docs.map(async ({ ref, updateTime }) => {
      try {
        await ref.update({ activeCompetitionID: null }, { lastUpdateTime: updateTime })
      } catch (error) {
        if (!hasChanged(error)) throw error
      }
    }),
  )
  return !led.empty
}
