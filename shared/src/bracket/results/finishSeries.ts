import { type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { seriesOutcome, winnerOf, winsNeeded } from '../model/series.ts'
import { gamesOfScore } from './gamesOfScore.ts'

/**
 * Ends a running series with its final score, which determines the winner; both teams advance to their next matches.
 * Refused with `match-not-running`, `score-invalid` if the score does not decide the series (with the wins needed),
 * as `gamesOfScore` is, and `match-full` if a team would advance to a slot that was filled by hand.
 */
export function finishSeries(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
  given?: Match['games'],
): Outcome<
  BracketChange,
  'not-found' | 'match-not-running' | 'score-invalid' | 'games-differ' | 'draw-impossible' | 'match-full'
> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  const games = gamesOfScore(bracket.shape, match, score, given)
  if (!games.ok) return games
  const outcome = seriesOutcome(match.bestOf, score, games.value)
  if (outcome === null) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })
  const winner = winnerOf(outcome)

  const edit = new AdvancingEdit(bracket)
  edit.advance(edit.change(match, { score, games: games.value, status: 'finished', winner }))
  return edit.result()
}
