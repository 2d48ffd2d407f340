import type { Match } from '../bracket/model/match.ts'
import type { MatchReport, MatchRoom, Settlement } from './matchRoom.ts'
import type { RoomChange } from './roomChange.ts'

/** The room's report, if it is about the match as it is now and still open. */
export function openReport(
  { report }: Pick<MatchRoom, 'report'>,
  match: Pick<Match, 'status' | 'revision'>,
): MatchReport | null {
  if (report === null || report.settled !== null) return null
  return match.status === 'running' && report.revision === match.revision ? report : null
}

/** Whether the time to dispute a report is over. */
export function isStanding({ dispute, deadline }: MatchReport, now: number): boolean {
  return dispute === null && now >= deadline
}

/** The room with a new report, or a new version of it. */
export function withReport(room: MatchRoom, report: MatchReport): RoomChange {
  return { room: { ...room, report }, command: null }
}

/** The room with a report that the other side contradicts. */
export function withDispute(room: MatchRoom, report: MatchReport): RoomChange {
  return { room: { ...room, report, attention: 'dispute' }, command: null }
}

/** The report is the result: the series ends with its score. */
export function settleReport(
  room: MatchRoom,
  report: MatchReport,
  how: Settlement['how'],
  now: number,
): RoomChange {
  return {
    room: { ...room, report: { ...report, settled: { how, at: now } }, attention: null },
    command: { name: 'finishSeries', score: report.version.score },
  }
}
