import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'

/** Returns the scores with which a team can win a series, the clearest first. */
export function finalScores(bestOf: Match['bestOf'], winner: Side): readonly Match['score'][] {
  const wins = winsNeeded(bestOf)
  return Array.from({ length: wins }, (_, lost) => (winner === 0 ? [wins, lost] : [lost, wins]))
}
