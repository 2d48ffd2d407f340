import { type Match, otherSide, type Side } from '../model/match.ts'
import { gameLimits, type PlayedGame, playedOf } from '../model/playedGame.ts'
import { outcomeOfRounds, roundsDoubt } from '../model/roundsDoubt.ts'
import { isSameScore, scoreAfter, seriesOutcome } from '../model/series.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { keptGames, knownGames } from './gamesOfScore.ts'

/** What is counted of a match while it runs. */
export type Counted = Pick<Match, 'score' | 'games'>
type CountedMatch = Counted & Pick<Match, 'bestOf'>

/** Whether two counts say the same. No games are games that are unknown. */
export function isSameCount(one: Counted, other: Counted): boolean {
  return isSameScore(one.score, other.score) && isSameValue(one.games ?? [], other.games ?? [])
}

/** The maps of a series in the order played, as far as a veto has chosen them. */
type Maps = readonly string[]

/** The game of a series that is being played, or comes next. */
interface GameInPlay {
  /** The games before it. */
  readonly over: readonly PlayedGame[]
  readonly game: PlayedGame & { readonly outcome: null; readonly rounds: readonly [number, number] }
}

/** The game in play; null once the series is decided, and while it is unknown who has won which of those before. */
export function gameInPlay(match: CountedMatch, maps: Maps): GameInPlay | null {
  const known = knownGames(match.score, match.games)
  if (known === null) return null
  const over = known.filter(({ outcome }) => outcome !== null)
  if (seriesOutcome(match.bestOf, match.score, over) !== null) return null
  const map = maps[playedOf(over).length]
  const going = known[over.length] ?? { source: 'organizer', ...(map !== undefined && { map }) }
  return { over, game: { rounds: [0, 0], ...going, outcome: null } }
}

/** Counts a round of the game in play for a side, or takes one back; null if there is none. */
export function countRound(match: CountedMatch, side: Side, by: 1 | -1, maps: Maps): Counted | null {
  const inPlay = gameInPlay(match, maps)
  if (inPlay === null) return null
  const { over, game } = inPlay
  const won = game.rounds[side] + by
  if (won < 0 || won > gameLimits.countMax) return null
  const other = game.rounds[otherSide(side)]
  const rounds = side === 0 ? ([won, other] as const) : ([other, won] as const)
  return { score: match.score, games: [...over, { ...game, rounds }] }
}

/** Chooses the map of the game in play, or an empty one for unknown; null if there is no game in play. */
export function chooseMap(match: CountedMatch, map: string): Counted | null {
  const inPlay = gameInPlay(match, [])
  if (inPlay === null) return null
  const { map: _, ...game } = inPlay.game
  return { score: match.score, games: [...inPlay.over, { ...game, ...(map !== '' && { map }) }] }
}

/**
 * Counts a game for a side, or takes one back; null if the series has no such score. The rounds counted of the game in
 * play are kept if a game can end with them.
 */
export function countGame(match: CountedMatch, side: Side, by: 1 | -1, maps: Maps): Counted | null {
  const score = scoreAfter(match, match.score, side, by)
  if (score === null) return null
  const inPlay = by === 1 ? gameInPlay(match, maps) : null
  if (inPlay === null) return { score, games: keptGames(match, score) }
  const { rounds, ...game } = inPlay.game
  const ended = { ...game, outcome: side }
  const isEnd = roundsDoubt({ ...ended, rounds }) === null
  return { score, games: [...inPlay.over, isEnd ? { ...ended, rounds } : ended] }
}

/** How the game in play ends if its rounds are the last ones. */
export interface MapEnd {
  readonly winner: Side
  readonly rounds: readonly [number, number]
  readonly counted: Counted
}

/** The end of the game in play by its rounds; null while a game does not end with them, or in a draw. */
export function endOfMap(match: CountedMatch, maps: Maps): MapEnd | null {
  const inPlay = gameInPlay(match, maps)
  if (inPlay === null) return null
  const { game } = inPlay
  const winner = outcomeOfRounds(game.rounds)
  if (winner === 'draw' || roundsDoubt({ ...game, outcome: winner }) !== null) return null
  const counted = countGame(match, winner, 1, maps)
  return counted && { winner, rounds: game.rounds, counted }
}
