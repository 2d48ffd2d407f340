import type { MatchRoom } from './matchRoom.ts'

/** Closes everything that was reported or missed before an organizer's change of the match. */
export function decideMatchRoom(matchRoom: MatchRoom, now: number): MatchRoom {
  const { report } = matchRoom
  const isOpen = report !== null && report.settled === null
  return {
    ...matchRoom,
    report: isOpen ? { ...report, settled: { how: 'decided', at: now } } : report,
    attention: null,
    decidedAt: now,
  }
}
