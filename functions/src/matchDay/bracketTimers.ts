import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { documents, type Timer } from '../platform/firestore/documents.ts'
import { openCheckIn, type RoomTimer, resumeRoom } from './roomTimers.ts'

const atOnce = 25

/** Asks the teams of all matches of a bracket that are ready to check in; those who have been asked are not again. */
export function openCheckIns(timer: Timer<'openCheckIns'>): Promise<void> {
  return inEachRoom(timer, ['ready'], openCheckIn)
}

/** Teams run their matches themselves again: those of a bracket go on, with the whole time for what was open. */
export function resumeRooms(timer: Timer<'resumeRooms'>): Promise<void> {
  return inEachRoom(timer, ['ready', 'running'], resumeRoom)
}

async function inEachRoom(
  { competitionId, bracketId, dueAt }: Timer<'openCheckIns' | 'resumeRooms'>,
  statuses: readonly Match['status'][],
  act: (timer: RoomTimer) => Promise<void>,
): Promise<void> {
  const { docs } = await documents.matches(competitionId, bracketId).where('status', 'in', statuses).get()
  for (let first = 0; first < docs.length; first += atOnce) {
    await Promise.all(
      docs.slice(first, first + atOnce).map(read => {
        const { id: matchId, revision } = read.data()
        return act({ competitionId, bracketId, matchId, revision, dueAt })
      }),
    )
  }
}
