import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { seriesOutcome, winnerOf, winsNeeded } from '../model/series.ts'

/**
 * Ends a running series with its final score, which determines the winner; both teams advance to their next matches.
 * Refused with `match-not-running`, `score-invalid` if the score does not decide the series (with the wins needed),
 * and `match-full` if a team would advance to a slot that was filled by hand.
 */
export function finishSeries(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
): Outcome<BracketChange, 'not-found' | 'match-not-running' | 'score-invalid' | 'match-full'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  const outcome = seriesOutcome(match.bestOf, score)
  if (outcome === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  const winner = winnerOf(outcome)

  const edit = new AdvancingEdit(bracket)
  edit.advance(edit.change(match, { score, status: 'finished', winner }))
  return edit.result()
}
