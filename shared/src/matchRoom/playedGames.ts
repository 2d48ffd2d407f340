import { advantageOf } from '../bracket/model/advantage.ts'
import type { Match } from '../bracket/model/match.ts'
import { type PlayedGame, playedOf } from '../bracket/model/playedGame.ts'
import { isSameScore } from '../bracket/model/series.ts'
import { knownGames } from '../bracket/results/gamesOfScore.ts'
import type { MatchRoom } from './matchRoom.ts'

/**
 * Returns the games of a match in order, as far as they are known: its own, those of a settled report with its score,
 * which older matches do not repeat, or the wins of the side that has won them all.
 */
export function playedGames(
  match: Pick<Match, 'score' | 'games'>,
  { report }: Pick<MatchRoom, 'report'>,
): readonly PlayedGame[] {
  const played = playedOf(match.games)
  if (played.length > 0) return played
  const { score } = match
  const versions = report?.settled ? [report.version, report.dispute?.version] : []
  const reported = versions.find(
    version => version && isSameScore(version.score, score) && version.games.length > 0,
  )
  return playedOf(reported?.games ?? knownGames(score, advantageOf(match)) ?? [])
}
