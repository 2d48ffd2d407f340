import type { Match } from '../bracket/model/match.ts'
import type { SelfService } from '../selfService/selfService.ts'
import { currentCheckIn, withCheckIn } from './checkIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import { openReport } from './openReport.ts'
import { resumeVeto } from './veto/followVeto.ts'

const minuteMs = 60_000

interface Resuming {
  readonly selfService: SelfService
  /** When self-service was turned on again, in milliseconds since the epoch. */
  readonly since: number
  readonly now: number
}

/**
 * Updates a match room when self-service is turned on again. While it was off, nothing in the match room counted and
 * its timers had no effect, so open questions get their full time again. Questions opened or extended since then stay
 * as they are, so that a repeated call changes nothing.
 */
export function resumeMatchRoom(
  matchRoom: MatchRoom,
  match: Match,
  { selfService, since, now }: Resuming,
): MatchRoom {
  const { checkInMinutes, reportMinutes } = selfService
  if (match.status === 'ready') {
    const checkIn = currentCheckIn(matchRoom, match)
    if (checkIn === null || checkIn.deadline >= since + checkInMinutes * minuteMs)
      return withoutVeto(matchRoom)
    const later = { ...checkIn, openedAt: now, deadline: now + checkInMinutes * minuteMs }
    return withoutVeto(withCheckIn(matchRoom, later))
  }
  if (match.status !== 'running') return matchRoom
  const { veto } = matchRoom
  const isVetoLate = veto !== null && veto.deadline < since + veto.settings.stepSeconds * 1000
  const renewed = isVetoLate ? resumeVeto(veto, now) : veto
  const resumed = renewed === veto ? matchRoom : { ...matchRoom, veto: renewed }
  const report = openReport(matchRoom, match)
  const isReportLate =
    report !== null && report.dispute === null && report.deadline < since + reportMinutes * minuteMs
  return isReportLate
    ? { ...resumed, report: { ...report, deadline: now + reportMinutes * minuteMs } }
    : resumed
}

/** An organizer may have undone the start in the meantime. */
function withoutVeto(matchRoom: MatchRoom): MatchRoom {
  return matchRoom.veto === null ? matchRoom : { ...matchRoom, veto: null }
}
