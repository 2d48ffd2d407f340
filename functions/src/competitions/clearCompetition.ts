import { onDocumentDeleted } from 'firebase-functions/firestore'
import { documents } from '../platform/documents.ts'
import { firestore } from '../platform/firebase.ts'
import { functionsRegion } from '../platform/region.ts'

/** Deletes what lay below a competition that is gone, and leads nobody there any more. Safe to run twice. */
export const clearCompetition = onDocumentDeleted(
  { document: 'competitions/{competitionId}', region: functionsRegion, retry: true, timeoutSeconds: 540 },
  async ({ params: { competitionId } }) => {
    const led = await documents.profiles().where('activeCompetitionID', '==', competitionId).get()
    const writer = firestore().bulkWriter()
    for (const { ref } of led.docs) void writer.update(ref, { activeCompetitionID: null })
    await writer.close()
    await firestore().recursiveDelete(documents.competition(competitionId))
  },
)
