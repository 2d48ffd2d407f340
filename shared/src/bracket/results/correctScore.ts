import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { seriesOutcome, winnerOf, winsNeeded } from '../model/series.ts'
import { stageOf } from '../rounds/stageOf.ts'

/**
 * Corrects the score of a match that was played to its end. The winner stays the same, except in a table.
 * Refused with `match-not-finished` (and the status), `match-not-played` if a side forfeited, `score-invalid` if the
 * score does not decide the series (with the wins needed), and `winner-differs` if the other side would win: that
 * result has to be reopened.
 */
export function correctScore(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
): Outcome<
  BracketChange,
  'not-found' | 'match-not-finished' | 'match-not-played' | 'score-invalid' | 'winner-differs'
> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'finished') return refuse('match-not-finished', { status: match.status })
  if (match.forfeits.some(Boolean)) return refuse('match-not-played')
  const outcome = seriesOutcome(match.bestOf, score)
  if (outcome === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  const winner = winnerOf(outcome)
  // In a table no match follows from this one, so that the winner can change.
  const isTable = hasTable(stageOf(bracket.shape, match))
  if (winner !== match.winner && !isTable) return refuse('winner-differs')

  const edit = new BracketEdit(bracket)
  edit.change(match, { score, winner })
  return accept(edit.result())
}
