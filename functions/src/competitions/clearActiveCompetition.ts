import { documents } from '../platform/firestore/documents.ts'
import { clearFromProfiles } from './clearFromProfiles.ts'

/** Long enough to take back a final that was entered wrongly. */
export const clearActiveAfterMs = 60 * 60 * 1000

/** Sign-in no longer leads to a competition that is over, unless its final has been taken back meanwhile. */
export async function clearActiveCompetition({
  competitionId,
}: {
  readonly competitionId: string
}): Promise<void> {
  const competition = (await documents.competition(competitionId).get()).data()
  if (competition?.status !== 'finished') return
  while (await clearFromProfiles(competitionId));
}
