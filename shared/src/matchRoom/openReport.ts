import type { Match } from '../bracket/model/match.ts'
import type { MatchReport, MatchRoom, Settlement } from './matchRoom.ts'
import type { MatchRoomChange } from './matchRoomChange.ts'

/** The match room's report, if it is about the match as it is now and still open. */
export function openReport(
  { report }: Pick<MatchRoom, 'report'>,
  match: Pick<Match, 'status' | 'revision'>,
): MatchReport | null {
  if (report === null || report.settled !== null) return null
  return match.status === 'running' && report.revision === match.revision ? report : null
}

/** Whether the time to dispute a report is over. */
export function isConfirmed({ dispute, deadline }: MatchReport, now: number): boolean {
  return dispute === null && now >= deadline
}

/** The match room with a new report, or a new version of it. */
export function withReport(matchRoom: MatchRoom, report: MatchReport): MatchRoomChange {
  return { matchRoom: { ...matchRoom, report }, command: null }
}

/** The match room with a report that the other side contradicts. */
export function withDispute(matchRoom: MatchRoom, report: MatchReport): MatchRoomChange {
  return { matchRoom: { ...matchRoom, report, attention: 'dispute' }, command: null }
}

/** The report is the result: the series ends with its score. */
export function settleReport(
  matchRoom: MatchRoom,
  report: MatchReport,
  how: Settlement['how'],
  now: number,
): MatchRoomChange {
  return {
    matchRoom: { ...matchRoom, report: { ...report, settled: { how, at: now } }, attention: null },
    command: { name: 'finishSeries', score: report.version.score },
  }
}
