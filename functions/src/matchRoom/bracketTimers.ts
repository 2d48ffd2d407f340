import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { type MatchRoomTimer, openCheckIn, resumeMatchRoom } from './matchRoomTimers.ts'

const atOnce = 25

/** Opens, schedules or drops the check-in of the ready matches of a bracket. */
export function openCheckIns(timer: Timer<'openCheckIns'>): Promise<void> {
  return inEachMatchRoom(timer, openCheckIn)
}

/**
 * Resumes the match rooms of a bracket after self-service was turned on again, with the full time for open questions.
 */
export function resumeMatchRooms(timer: Timer<'resumeMatchRooms'>): Promise<void> {
  return inEachMatchRoom(timer, resumeMatchRoom, { alsoRunning: true })
}

async function inEachMatchRoom(
  { competitionId, bracketId, dueAt }: Timer<'openCheckIns' | 'resumeMatchRooms'>,
  act: (timer: MatchRoomTimer) => Promise<void>,
  { alsoRunning = false } = {},
): Promise<void> {
  const status = ['waiting', 'ready', 'running'] as const
  const [bracket, { docs }] = await Promise.all([
    documents.bracket(competitionId, bracketId).get(),
    find('matchesByStatus', { competitionId, bracketId, status }).get(),
  ])
  const open = docs.map(read => read.data())
  const playable = new Set(playableMatches(bracket.data()?.stages ?? [], open))
  const matches = open.filter(
    match =>
      playable.has(match) ||
      (match.status === 'ready' && match.startsAt != null) ||
      (match.status === 'running' && alsoRunning),
  )
  for (let first = 0; first < matches.length; first += atOnce) {
    await Promise.all(
      matches
        .slice(first, first + atOnce)
        .map(({ id: matchId, revision }) => act({ competitionId, bracketId, matchId, revision, dueAt })),
    )
  }
}
