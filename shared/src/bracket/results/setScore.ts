import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { isScore, winsNeeded } from '../model/series.ts'
import { gamesOfScore } from './gamesOfScore.ts'

/**
 * Sets the games won so far. A score that decides the series does not end it: `finishSeries` does.
 * Refused with `match-not-running`, `score-invalid` (with the wins needed), and as `gamesOfScore` is.
 */
export function setScore(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
  given?: Match['games'],
): Outcome<
  BracketChange,
  'not-found' | 'match-not-running' | 'score-invalid' | 'games-differ' | 'draw-impossible'
> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  if (!isScore(match.bestOf, score, match.games))
    return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })

  const games = gamesOfScore(bracket.shape, match, score, given)
  if (!games.ok) return games

  const edit = new BracketEdit(bracket)
  edit.change(match, { score, games: games.value })
  return accept(edit.result())
}
