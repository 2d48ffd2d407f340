import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onDocumentDeleted } from 'firebase-functions/firestore'
import { deleteRemains } from './deleteRemains.ts'

/** Deletes what a deleted competition leaves behind. */
export const clearCompetition = onDocumentDeleted(
  { document: 'competitions/{competitionId}', region: functionsRegion, retry: true, timeoutSeconds: 540 },
  ({ params: { competitionId } }) => deleteRemains(competitionId),
)
