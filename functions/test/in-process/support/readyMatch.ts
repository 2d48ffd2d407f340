import { freshId } from '../../../../testing/seededCompetition.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'

/** As much of a competition as messages about its match `main-1-1` of the bracket `b` look at. Returns its id. */
export async function readyMatch(): Promise<string> {
  const competitionId = freshId()
  await documents.competition(competitionId).set({ bracketId: 'b' } as never)
  await documents.match(competitionId, 'b', 'main-1-1').set({ status: 'ready' } as never)
  return competitionId
}
