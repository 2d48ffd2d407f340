import { documents } from '../platform/firestore/documents.ts'
import { clearFromProfiles } from './clearFromProfiles.ts'

/** Leaves time to undo a wrong result of the final. */
export const clearActiveAfterMs = 60 * 60 * 1000

/** Removes a finished competition as the target of sign-ins, unless its final was undone meanwhile. */
export async function clearActiveCompetition({
  competitionId,
}: {
  readonly competitionId: string
}): Promise<void> {
  const competition = (await documents.competition(competitionId).get()).data()
  if (competition?.status !== 'finished') return
  while (await clearFromProfiles(competitionId));
}
