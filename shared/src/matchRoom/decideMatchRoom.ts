import type { MatchRoom } from './matchRoom.ts'

/** An organizer has changed the match: what was reported or missed before is closed. */
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
