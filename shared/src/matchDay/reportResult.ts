import type { Match, Side } from '../bracket/model/match.ts'
import { isSameScore, seriesWinner, winsNeeded } from '../bracket/model/series.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { MatchDay } from './matchDay.ts'
import type { MatchReport, MatchRoom, ReportedGame, ReportedResult } from './matchRoom.ts'
import { isStanding, openReport, settleReport, withDispute, withReport } from './openReport.ts'
import { type RoomChange, unchanged } from './roomChange.ts'

const minuteMs = 60_000

interface NewReport {
  readonly reportId: string
  readonly side: Side
  readonly uid: string
  readonly score: Match['score']
  /** The winner of each game in the order played, or none. */
  readonly games: readonly ReportedGame[]
  readonly screenshots?: readonly string[] | undefined
  readonly matchDay: MatchDay
  readonly now: number
}

/**
 * One side reports how the series ended. Both reporting the same is the result; reporting something else than the other
 * side is a dispute, which ends when either side reports what the other one did. A side may replace its own report. A
 * report of the other side that has stood for its time is refused to be contradicted (`report-stands`), whether or not
 * the timer has fired.
 *
 * Refused with `match-not-running`, `score-invalid` if the score does not decide the series (with the wins needed), and
 * `games-differ` if the games do not add up to the score.
 */
export function reportResult(
  room: MatchRoom,
  match: Match,
  { reportId, side, uid, score, games, screenshots = [], matchDay, now }: NewReport,
): Outcome<RoomChange, 'match-not-running' | 'score-invalid' | 'games-differ' | 'report-stands'> {
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  const winner = seriesWinner(match.bestOf, score)
  if (winner === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  if (!addUp(games, score, winner)) return refuse('games-differ')

  const version: ReportedResult = {
    ...{ uid, at: now, score, games },
    ...(screenshots.length > 0 && { screenshots }),
  }
  const deadline = now + matchDay.reportMinutes * minuteMs
  const fresh: MatchReport = {
    reportId,
    revision: match.revision,
    by: side,
    version,
    deadline,
    dispute: null,
    settled: null,
  }
  const open = openReport(room, match)
  if (open === null) return accept(withReport(room, fresh))
  if (open.reportId === reportId) return accept(unchanged(room))

  const { dispute } = open
  if (open.by === side) {
    if (dispute === null) return accept(withReport(room, fresh))
    if (dispute.version !== null && isSameScore(dispute.version.score, score)) {
      return accept(settleReport(room, { ...open, reportId, version }, 'agreed', now))
    }
    return accept(withReport(room, { ...open, reportId, version }))
  }
  if (isSameScore(open.version.score, score)) return accept(settleReport(room, open, 'agreed', now))
  if (isStanding(open, now)) return refuse('report-stands')
  return accept(withDispute(room, { ...open, dispute: { uid, at: now, version } }))
}

function addUp(games: readonly ReportedGame[], score: Match['score'], winner: Side): boolean {
  if (games.length === 0) return true
  const won = ([0, 1] as const).map(side => games.filter(game => game.winner === side).length)
  return won[0] === score[0] && won[1] === score[1] && games.at(-1)?.winner === winner
}
