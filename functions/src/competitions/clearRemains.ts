import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** Of the people who are led there, so many at a time. */
const peopleAtOnce = 300

/**
 * Deletes what lies below a competition that is gone, and leads nobody there any more, until a look finds nothing
 * left: something may have been on its way when the first things were deleted. Safe to run twice, also at once.
 */
export async function clearRemains(competitionId: string): Promise<void> {
  for (;;) {
    const [someBelow, someLed] = await Promise.all([deleteBelow(competitionId), leadAway(competitionId)])
    if (!someBelow && !someLed) return
  }
}

/** Whether there was something. */
async function deleteBelow(competitionId: string): Promise<boolean> {
  const competition = documents.competition(competitionId)
  if ((await competition.listCollections()).length === 0) return false
  await firestore().recursiveDelete(competition)
  return true
}

/** Whether there was somebody. Who has just gone to another competition stays there. */
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
