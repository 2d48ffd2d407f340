import type { Match } from '../bracket/model/match.ts'
import type { MatchReport, MatchRoom, Settlement } from './matchRoom.ts'
import type { MatchRoomChange } from './matchRoomChange.ts'

/** Returns the report if it refers to the current state of the match and is still open. */
export function openReport(
  { report }: Pick<MatchRoom, 'report'>,
  match: Pick<Match, 'status' | 'revision'>,
): MatchReport | null {
  if (report === null || report.settled !== null) return null
  return match.status === 'running' && report.revision === match.revision ? report : null
}

/** Whether the time to dispute a report has passed. */
export function isConfirmed({ dispute, deadline }: MatchReport, now: number): boolean {
  return dispute === null && now >= deadline
}

/** Returns the match room with a new or replaced report. */
export function withReport(matchRoom: MatchRoom, report: MatchReport): MatchRoomChange {
  return { matchRoom: { ...matchRoom, report }, command: null }
}

/** Returns the match room with a disputed report. */
export function withDispute(matchRoom: MatchRoom, report: MatchReport): MatchRoomChange {
  return { matchRoom: { ...matchRoom, report, attention: 'dispute' }, command: null }
}

/** Makes the report the result: the series ends with its score. */
export function settleReport(
  matchRoom: MatchRoom,
  report: MatchReport,
  how: Settlement['how'],
  now: number,
): MatchRoomChange {
  const { score, games } = report.version
  return {
    matchRoom: { ...matchRoom, report: { ...report, settled: { how, at: now } }, attention: null },
    command: { name: 'finishSeries', score, ...(games.length > 0 && { games }) },
  }
}
