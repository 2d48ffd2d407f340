import { advantageOf } from '../bracket/model/advantage.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import { type PlayedGame, playedOf } from '../bracket/model/playedGame.ts'
import { isSameScore, seriesOutcome, winsNeeded } from '../bracket/model/series.ts'
import { misfitOfGames } from '../bracket/results/gamesOfScore.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { isSameValue } from '../text/isSameValue.ts'
import type { SelfService } from '../selfService/selfService.ts'
import type { MatchReport, MatchRoom, ReportedResult } from './matchRoom.ts'
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
  /** The games in the order played; may be empty. */
  readonly games: readonly PlayedGame[]
  readonly screenshots?: readonly string[] | undefined
  readonly gameScreenshots?: readonly (string | null)[] | undefined
  readonly selfService: SelfService
  readonly shape: BracketShape
  readonly now: number
}

/**
 * Reports the end of the series for one side. If both sides report the same, it is the result. A different report of
 * the other side is a dispute, which ends when either side repeats the report of the other. A side may replace its own
 * report. After its deadline a report can no longer be disputed (`report-stands`), whether or not the timer has fired.
 * Repeating an earlier report changes nothing, even if its author has replaced it since.
 *
 * Refuses with `match-not-running`, `score-invalid` if the score does not decide the series (with the wins needed), and
 * as `misfitOfGames` says.
 */
export function reportResult(
  matchRoom: MatchRoom,
  match: Match,
  { reportId, side, uid, score, games: given, selfService, shape, now, ...report }: NewReport,
): Outcome<
  MatchRoomChange,
  'match-not-running' | 'score-invalid' | 'games-differ' | 'draw-impossible' | 'report-stands'
> {
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  const played = playedOf(given).map((game): PlayedGame => ({ ...game, source: 'captain' }))
  const granted = advantageOf(match)
  const games = played.length === 0 ? [] : [...granted, ...played]
  const misfit = misfitOfGames(stageOf(shape, match), match, score, games)
  const isEnd = seriesOutcome(match.bestOf, score, games.length === 0 ? granted : games) !== null
  if (!isEnd && misfit !== 'draw-impossible')
    return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  if (misfit !== null) return refuse(misfit)

  const { screenshots = [] } = report
  const gameScreenshots = (report.gameScreenshots ?? []).slice(0, played.length)
  const version: ReportedResult = {
    uid,
    at: now,
    score,
    games,
    ...(screenshots.length > 0 && { screenshots }),
    ...(gameScreenshots.some(id => id !== null) && { gameScreenshots }),
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
    if (dispute.version !== null && isSameReport(dispute.version, version)) {
      return accept(settleReport(matchRoom, completedBy(replaced, dispute.version), 'agreed', now))
    }
    return accept(withReport(matchRoom, replaced))
  }
  if (isSameReport(open.version, version)) {
    return accept(settleReport(matchRoom, completedBy(open, version), 'agreed', now))
  }
  if (isConfirmed(open, now)) return refuse('report-stands')
  const contradicted = { uid, at: dispute?.at ?? now, version }
  return accept(
    withDispute(matchRoom, { ...open, pastReportIds: including(reportId), dispute: contradicted }),
  )
}

/** Whether two reports say the same: the score and, of each game, what both of them say. */
function isSameReport(one: Pick<ReportedResult, 'score' | 'games'>, other: typeof one): boolean {
  if (!isSameScore(one.score, other.score)) return false
  if (one.games.length === 0 || other.games.length === 0) return true
  return one.games.every((game, index) => {
    const theirs = other.games[index]
    return (['outcome', 'rounds', 'map'] as const).every(
      fact =>
        game[fact] === undefined || theirs?.[fact] === undefined || isSameValue(game[fact], theirs[fact]),
    )
  })
}

/** A report completed by what the other side says of the games. */
function completedBy(report: MatchReport, { games: theirs }: Pick<ReportedResult, 'games'>): MatchReport {
  const { games } = report.version
  const completed = games.map((game, index) => ({ ...theirs[index], ...game }))
  return { ...report, version: { ...report.version, games: games.length === 0 ? theirs : completed } }
}
