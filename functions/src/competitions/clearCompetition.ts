import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onDocumentDeleted } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { deleteRemains } from './deleteRemains.ts'

/** Deletes the remains of a deleted competition. */
export const clearCompetition = onDocumentDeleted(
  {
    document: 'competitions/{competitionId}',
    region: functionsRegion,
    ...capacity.trigger,
    retry: true,
    timeoutSeconds: 540,
  },
  ({ params: { competitionId } }) => deleteRemains(competitionId),
)
