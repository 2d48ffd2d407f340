import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { MatchRoom } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'
import { isConfirmed, openReport, settleReport, withDispute } from './openReport.ts'

interface Answer {
  readonly reportId: string
  readonly side: Side
  readonly uid: string
  readonly accepts: boolean
  /** The ids of the screenshots of a dispute. */
  readonly screenshots?: readonly string[] | undefined
  readonly now: number
}

/**
 * Confirms a report for the other side, which makes it the result, or disputes it. Refuses with `report-gone` if it is
 * no longer the open report, `own-report` to the side that made it, and `report-stands` if it is disputed after its
 * deadline.
 */
export function answerReport(
  matchRoom: MatchRoom,
  match: Match,
  { reportId, side, uid, accepts, screenshots = [], now }: Answer,
): Outcome<MatchRoomChange, 'report-gone' | 'own-report' | 'report-stands'> {
  const open = openReport(matchRoom, match)
  if (open?.reportId !== reportId) return refuse('report-gone')
  if (open.by === side) return refuse('own-report')
  if (accepts) return accept(settleReport(matchRoom, open, 'confirmed', now))
  if (open.dispute !== null) return accept(unchanged(matchRoom))
  if (isConfirmed(open, now)) return refuse('report-stands')
  const dispute = { uid, at: now, version: null, ...(screenshots.length > 0 && { screenshots }) }
  return accept(withDispute(matchRoom, { ...open, dispute }))
}

/** Confirms a report whose deadline has passed. A report that was answered or replaced stays unchanged. */
export function confirmUnansweredReport(
  matchRoom: MatchRoom,
  match: Match,
  { reportId, now }: { readonly reportId: string; readonly now: number },
): MatchRoomChange {
  const open = openReport(matchRoom, match)
  if (open?.reportId !== reportId || !isConfirmed(open, now)) return unchanged(matchRoom)
  return settleReport(matchRoom, open, 'unanswered', now)
}
