import type { Match } from '../bracket/model/match.ts'
import type { MatchRoom, ReportedGame } from './matchRoom.ts'

/**
 * Returns the played games of a match in order, as far as their winners are known: from the settled report whose score
 * is that of the match, or because one side has won them all.
 */
export function playedGames(
  { score }: Pick<Match, 'score'>,
  matchRoom: Pick<MatchRoom, 'report'>,
): readonly ReportedGame[] {
  const { report } = matchRoom
  const versions = report?.settled ? [report.version, report.dispute?.version] : []
  const [one, other] = score
  const reported = versions.find(
    version => version?.score[0] === one && version.score[1] === other && version.games.length > 0,
  )
  if (reported) return reported.games
  if (one > 0 && other > 0) return []
  const winner = one > 0 ? 0 : 1
  return Array.from({ length: one + other }, () => ({ winner, reference: null }))
}
