import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { find } from '../platform/firestore/find.ts'
import { type MatchRoomTimer, openCheckIn, resumeMatchRoom } from './matchRoomTimers.ts'

const atOnce = 25

/** Opens the check-in of all ready matches of a bracket, unless it is already open. */
export function openCheckIns(timer: Timer<'openCheckIns'>): Promise<void> {
  return inEachMatchRoom(timer, ['ready'], openCheckIn)
}

/**
 * Resumes the match rooms of a bracket after self-service was turned on again, with the full time for open questions.
 */
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
