import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { find } from '../platform/firestore/find.ts'
import { type MatchRoomTimer, openCheckIn, resumeMatchRoom } from './matchRoomTimers.ts'

const atOnce = 25

/** Asks the teams of all matches of a bracket that are ready to check in; those who have been asked are not again. */
export function openCheckIns(timer: Timer<'openCheckIns'>): Promise<void> {
  return inEachMatchRoom(timer, ['ready'], openCheckIn)
}

/** Teams run their matches themselves again: those of a bracket go on, with the whole time for what was open. */
export function resumeMatchRooms(timer: Timer<'resumeMatchRooms'>): Promise<void> {
  return inEachMatchRoom(timer, ['ready', 'running'], resumeMatchRoom)
}

async function inEachMatchRoom(
  { competitionId, bracketId, dueAt }: Timer<'openCheckIns' | 'resumeMatchRooms'>,
  statuses: readonly Match['status'][],
  act: (timer: MatchRoomTimer) => Promise<void>,
): Promise<void> {
  const { docs } = await find('matchesByStatus', { competitionId, bracketId, status: statuses }).get()
  for (let first = 0; first < docs.length; first += atOnce) {
    await Promise.all(
      docs.slice(first, first + atOnce).map(read => {
        const { id: matchId, revision } = read.data()
        return act({ competitionId, bracketId, matchId, revision, dueAt })
      }),
    )
  }
}
