import type { Match, Side } from '../bracket/model/match.ts'
import { isSameScore, type SeriesOutcome, seriesOutcome, winsNeeded } from '../bracket/model/series.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { SelfService } from '../selfService/selfService.ts'
import type { MatchReport, MatchRoom, ReportedGame, ReportedResult } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'
import { isConfirmed, openReport, settleReport, withDispute, withReport } from './openReport.ts'

const minuteMs = 60_000
/** Exceeds the number of calls that can be in flight. */
const maxPastReports = 100

interface NewReport {
  readonly reportId: string
  readonly side: Side
  readonly uid: string
  readonly score: Match['score']
  /** The winner of each game in the order played; may be empty. */
  readonly games: readonly ReportedGame[]
  readonly screenshots?: readonly string[] | undefined
  readonly selfService: SelfService
  readonly now: number
}

/**
 * Reports the end of the series for one side. If both sides report the same, it is the result. A different report of
 * the other side is a dispute, which ends when either side repeats the report of the other. A side may replace its own
 * report. After its deadline a report can no longer be disputed (`report-stands`), whether or not the timer has fired.
 * Repeating an earlier report changes nothing, even if its author has replaced it since.
 *
 * Refuses with `match-not-running`, `score-invalid` if the score does not decide the series (with the wins needed), and
 * `games-differ` if the games do not add up to the score.
 */
export function reportResult(
  matchRoom: MatchRoom,
  match: Match,
  { reportId, side, uid, score, games, screenshots = [], selfService, now }: NewReport,
): Outcome<MatchRoomChange, 'match-not-running' | 'score-invalid' | 'games-differ' | 'report-stands'> {
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  const outcome = seriesOutcome(match.bestOf, score)
  if (outcome === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  if (!addUp(games, score, outcome)) return refuse('games-differ')

  const version: ReportedResult = {
    uid,
    at: now,
    score,
    games,
    ...(screenshots.length > 0 && { screenshots }),
  }
  const deadline = now + selfService.reportMinutes * minuteMs
  const fresh: MatchReport = {
    reportId,
    pastReportIds: [],
    revision: match.revision,
    by: side,
    version,
    deadline,
    dispute: null,
    settled: null,
  }
  const open = openReport(matchRoom, match)
  if (open === null) return accept(withReport(matchRoom, fresh))
  if (open.reportId === reportId || open.pastReportIds.includes(reportId)) return accept(unchanged(matchRoom))

  const { dispute } = open
  const including = (id: string) => [...open.pastReportIds, id].slice(-maxPastReports)
  if (open.by === side) {
    const pastReportIds = including(open.reportId)
    if (dispute === null) return accept(withReport(matchRoom, { ...fresh, pastReportIds }))
    const replaced = { ...open, reportId, pastReportIds, version }
    if (dispute.version !== null && isSameScore(dispute.version.score, score)) {
      return accept(settleReport(matchRoom, replaced, 'agreed', now))
    }
    return accept(withReport(matchRoom, replaced))
  }
  if (isSameScore(open.version.score, score)) return accept(settleReport(matchRoom, open, 'agreed', now))
  if (isConfirmed(open, now)) return refuse('report-stands')
  const contradicted = { uid, at: dispute?.at ?? now, version }
  return accept(
    withDispute(matchRoom, { ...open, pastReportIds: including(reportId), dispute: contradicted }),
  )
}

function addUp(games: readonly ReportedGame[], score: Match['score'], outcome: SeriesOutcome): boolean {
  if (games.length === 0) return true
  const won = ([0, 1] as const).map(side => games.filter(game => game.winner === side).length)
  return (
    won[0] === score[0] && won[1] === score[1] && (outcome === 'draw' || games.at(-1)?.winner === outcome)
  )
}
