import { packedResponse } from './packedResponse.ts'
import { readPublicSnapshot } from './readPublicSnapshot.ts'
import { remembered } from './remembered.ts'

/**
 * The snapshot of a competition, at most a second old; null if there is no such competition. An instance reads a
 * competition at most once a second.
 */
export const latestResponse = remembered({ freshMs: 1000 }, async competitionId => {
  const snapshot = await readPublicSnapshot(competitionId)
  return snapshot && packedResponse(snapshot)
})
