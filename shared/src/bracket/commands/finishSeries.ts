import { type Outcome, refuse } from '../../errors/outcome.ts'
import { SeatingEdit } from '../edits/seatingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { seriesWinner, winsNeeded } from '../model/series.ts'

/**
 * Ends a running series with its final score: the winner is the side whose score says so, and both teams go on
 * to the matches that await them. Refuses `match-not-running`, and `score-invalid` where the score decides
 * nothing, with the wins that the series needs; `match-full` where somebody was placed by hand into a seat to which
 * a team would have to go.
 */
export function finishSeries(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
): Outcome<BracketChange, 'not-found' | 'match-not-running' | 'score-invalid' | 'match-full'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  const winner = seriesWinner(match.bestOf, score)
  if (winner === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })

  const edit = new SeatingEdit(bracket)
  edit.sendOn(edit.change(match, { score, status: 'finished', winner }))
  return edit.result()
}
