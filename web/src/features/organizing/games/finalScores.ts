import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isScore, type SeriesOutcome, winsNeeded } from '@upper-bracket/shared/bracket/model/series'

/** Returns the scores with which a series can end so, the clearest first. */
export function finalScores(
  { bestOf, games }: Pick<Match, 'bestOf' | 'games'>,
  outcome: SeriesOutcome,
): readonly Match['score'][] {
  if (outcome === 'draw') return bestOf % 2 === 0 ? [[bestOf / 2, bestOf / 2]] : []
  const wins = winsNeeded(bestOf)
  const losses = Array.from({ length: bestOf - wins + 1 }, (_, lost) => lost)
  return losses
    .map((lost): Match['score'] => (outcome === 0 ? [wins, lost] : [lost, wins]))
    .filter(score => isScore(bestOf, score, games))
}
