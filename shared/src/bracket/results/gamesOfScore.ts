import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { lengthsOf } from '../kinds/kindOf.ts'
import { advantageOf, unplayed } from '../model/advantage.ts'
import type { BracketShape } from '../model/bracket.ts'
import { type Match, otherSide, type Side } from '../model/match.ts'
import { type PlayedGame, playedOf } from '../model/playedGame.ts'
import type { Stage } from '../model/stage.ts'
import { isSameScore, isScore, scoreOfGames, seriesOutcome } from '../model/series.ts'
import { stageOf } from '../rounds/stageOf.ts'

type Games = readonly PlayedGame[]

/** Whether a game of a match can end in a draw: where a series of two can. */
export function allowsDraws(stage: Stage, { section, bestOf }: Pick<Match, 'section' | 'bestOf'>): boolean {
  return bestOf <= 2 && lengthsOf(stage, { section }).includes(2)
}

/**
 * The games of a match with a new score: those that are given with it, otherwise the known ones as far as they fit. What
 * is granted stays, whatever is given. Refused as `misfitOfGames` says.
 */
export function gamesOfScore(
  shape: BracketShape,
  match: Match,
  score: Match['score'],
  games: Games | undefined,
): Outcome<Games, GamesMisfit> {
  if (games === undefined) return accept(keptGames(match, score))
  const all = [...advantageOf(match), ...playedOf(games)]
  const misfit = misfitOfGames(stageOf(shape, match), match, score, all)
  return misfit === null ? accept(all) : refuse(misfit)
}

type GamesMisfit = 'games-differ' | 'draw-impossible'

/**
 * Why a match cannot have these games: they are not those of the score or go on after the end of the series
 * (`games-differ`), or `draw-impossible`. Unless one was played, they fit any score.
 */
export function misfitOfGames(
  stage: Stage,
  match: Pick<Match, 'section' | 'bestOf'>,
  score: Match['score'],
  games: Games,
): GamesMisfit | null {
  if (playedOf(games).length === 0) return null
  if (games.some(({ outcome }) => outcome === 'draw') && !allowsDraws(stage, match)) return 'draw-impossible'
  const goesOn = games.some((_, index) => {
    const before = games.slice(0, index)
    const isPlayed = before.every(game => game.outcome !== null)
    return !isPlayed || seriesOutcome(match.bestOf, scoreOfGames(before), before) !== null
  })
  return goesOn || games.length > match.bestOf || !isSameScore(scoreOfGames(games), score)
    ? 'games-differ'
    : null
}

/** The games of a score: those of a side that has won them all are known without being named; null for unknown ones. */
export function knownGames(score: Match['score'], named: Games = []): Games | null {
  if (isSameScore(scoreOfGames(named), score)) return named
  const before = unplayed({ games: named })
  const [one, other] = [score[0] - before.score[0], score[1] - before.score[1]]
  if (one > 0 && other > 0) return null
  const won: PlayedGame = { outcome: one > 0 ? 0 : 1, source: 'organizer' }
  return [...before.games, ...Array.from({ length: one + other }, () => won)]
}

/**
 * The known games with a score that was given alone. Those beyond it are left out, and those that it adds follow where
 * their order is certain; otherwise the games are unknown from now on.
 */
export function keptGames(
  { bestOf, games = [] }: Pick<Match, 'bestOf' | 'games'>,
  score: Match['score'],
): Games {
  const granted = advantageOf({ games })
  if (playedOf(games).length === 0 || !isScore(bestOf, score, granted)) return granted
  if (isSameScore(scoreOfGames(games), score)) return games
  const isBeyond = (count: number) =>
    scoreOfGames(games.slice(0, count)).some((wins, side) => wins > (score[side] ?? 0))
  const firstBeyond = games.findIndex((_, index) => isBeyond(index + 1))
  const kept = firstBeyond === -1 ? games : games.slice(0, firstBeyond)
  const played = kept.filter(({ outcome }) => outcome !== null)
  const known = scoreOfGames(played)
  const added = addedOutcomes(
    [score[0] - known[0], score[1] - known[1]],
    seriesOutcome(bestOf, score, played),
  )
  if (added === null || played.length + added.length > bestOf) return granted
  // What was counted of the game in progress is not its end.
  const { rounds: _, ...current } = kept[played.length] ?? { source: 'organizer' as const }
  return [
    ...played,
    ...added.map(
      (outcome, index): PlayedGame =>
        index === 0 ? { ...current, outcome } : { outcome, source: 'organizer' },
    ),
  ]
}

/** Who won the games that follow, given how many each side won; null if their order is uncertain. */
function addedOutcomes(wins: Match['score'], outcome: Side | 'draw' | null): readonly Side[] | null {
  const of = (side: Side) => Array.from({ length: wins[side] }, () => side)
  const winner = outcome === 'draw' ? null : outcome
  // The winner has won the last game.
  if (winner !== null && wins[winner] === 0 && wins[otherSide(winner)] > 0) return null
  if (wins.includes(0)) return [...of(0), ...of(1)]
  if (winner === null || wins[winner] > 1) return null
  return [...of(otherSide(winner)), ...of(winner)]
}
