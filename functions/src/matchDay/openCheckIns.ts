import { documents, type Timer } from '../platform/firestore/documents.ts'
import { openCheckIn } from './roomTimers.ts'

const atOnce = 25

/** Asks the teams of all matches of a bracket that are ready to check in; those who have been asked are not again. */
export async function openCheckIns({
  competitionId,
  bracketId,
  dueAt,
}: Timer<'openCheckIns'>): Promise<void> {
  const { docs } = await documents.matches(competitionId, bracketId).where('status', '==', 'ready').get()
  for (let first = 0; first < docs.length; first += atOnce) {
    await Promise.all(
      docs.slice(first, first + atOnce).map(read => {
        const { id: matchId, revision } = read.data()
        return openCheckIn({ competitionId, bracketId, matchId, revision, dueAt })
      }),
    )
  }
}
