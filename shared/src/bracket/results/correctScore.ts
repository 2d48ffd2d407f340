import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { seriesOutcome, winnerOf, winsNeeded } from '../model/series.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { gamesOfScore } from './gamesOfScore.ts'

/**
 * Corrects the score of a match that was played to its end. The winner stays the same, except in a table.
 * Refused with `match-not-finished` (and the status), `match-not-played` if a side forfeited, `score-invalid` if the
 * score does not decide the series (with the wins needed), as `gamesOfScore` is, and `winner-differs` if the other side would win: that
 * result has to be reopened.
 */
export function correctScore(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
  given?: Match['games'],
): Outcome<
  BracketChange,
  | 'not-found'
  | 'match-not-finished'
  | 'match-not-played'
  | 'score-invalid'
  | 'games-differ'
  | 'draw-impossible'
  | 'winner-differs'
> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'finished') return refuse('match-not-finished', { status: match.status })
  if (match.forfeits.some(Boolean)) return refuse('match-not-played')
  const games = gamesOfScore(bracket.shape, match, score, given)
  if (!games.ok) return games
  const outcome = seriesOutcome(match.bestOf, score, games.value)
  if (outcome === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  const winner = winnerOf(outcome)
  // In a table no match follows from this one, so that the winner can change.
  const isTable = hasTable(stageOf(bracket.shape, match))
  if (winner !== match.winner && !isTable) return refuse('winner-differs')

  const edit = new BracketEdit(bracket)
  edit.change(match, { score, games: games.value, winner })
  return accept(edit.result())
}
