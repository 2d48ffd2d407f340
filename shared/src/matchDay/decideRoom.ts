import type { MatchRoom } from './matchRoom.ts'

/** An organizer has changed the match: what was reported or missed before is closed. */
export function decideRoom(room: MatchRoom, now: number): MatchRoom {
  const isOpen = room.report !== null && room.report.settled === null
  if (!isOpen && room.attention === null) return room
  const report =
    room.report && isOpen ? { ...room.report, settled: { how: 'decided', at: now } as const } : room.report
  return { ...room, report, attention: null }
}
