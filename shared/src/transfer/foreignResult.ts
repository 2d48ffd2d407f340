import type { Match, Side } from '../bracket/model/match.ts'
import { gameLimits, type PlayedGame } from '../bracket/model/playedGame.ts'
import { isSameScore, scoreOfGames, seriesOutcome, winsNeeded } from '../bracket/model/series.ts'
import { type BestOf, maxLength, seriesLengths } from '../format/series.ts'
import type { Game } from '../games/game.ts'
import { csMaps, mapName } from '../selfService/csMaps.ts'
import { cleanLine } from '../text/cleanLine.ts'
import { foldedName } from '../text/foldedName.ts'
import type { ForeignResult } from './foreignMatch.ts'
import { type ImportNote, importNote } from './importNote.ts'

/** How a match ended according to its source. */
interface SaidResult {
  /** Null if the source names only the winner. */
  readonly score: readonly [number, number] | null
  readonly forfeits: Match['forfeits']
  /** Null if only the score says it. */
  readonly winner: Side | 'draw' | null
  /** The number of games of the series, which may be none of ours; null if the source does not say it. */
  readonly bestOf: number | null
  /** Those of its games that are over, in order; none if the source does not say them. */
  readonly games?: readonly SaidGame[]
  /** What is played; null if it is none of ours. */
  readonly game: Game | null
}

/** A game according to the source of its match. */
export interface SaidGame {
  readonly outcome: Side | 'draw'
  readonly score?: readonly [number, number]
  readonly map?: string
  /** Given for a game that was never played. */
  readonly source?: 'advantage'
}

/** A game by what a source says of it. A score of 1:0 only says who has won. */
export function saidGame(
  outcome: SaidGame['outcome'],
  score: readonly [number, number],
  map: string,
): SaidGame {
  const name = cleanLine(map, gameLimits.mapMax)
  const named = foldedName(name.replace(/^de_/i, ''))
  const key = csMaps.find(each => each === named || foldedName(mapName(each)) === named)
  return {
    outcome,
    ...(Math.max(...score) > 1 && { score }),
    ...(name !== '' && { map: key ?? name }),
  }
}

export type KeptResult =
  | {
      readonly ok: true
      readonly result: ForeignResult
      /** Name the differences from the source. */
      readonly notes: readonly ImportNote[]
    }
  | { readonly ok: false; readonly problem: 'score-invalid' | 'winner-unlike-score' }

/** The wins of a best of eleven. A winner with more has won rounds of a map, not games. */
const gamesMax = 6

/**
 * Returns the result that we keep of one from elsewhere, the same for all formats. The winner is always kept. A longer
 * series than ours is shortened (5:3 to 4:3), and a missing score becomes the shortest one. Rounds of a map become the
 * only game of a best of one, and just a win where a series has more. `path` names the match in the notes.
 */
export function keptResult(said: SaidResult, path: string): KeptResult {
  const { score, forfeits, winner, bestOf } = said
  if (forfeits.some(Boolean)) {
    const own: Match['forfeits'] = winner === 0 || winner === 1 ? [winner === 1, winner === 0] : forfeits
    return { ok: true, result: { score: [0, 0], forfeits: own }, notes: gameNotes(said, [], path) }
  }
  const leader = score === null || score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1
  if (winner !== null && leader !== null && winner !== leader)
    return { ok: false, problem: 'winner-unlike-score' }
  const outcome = winner ?? leader ?? 'draw'
  if (score === null && outcome === 'draw' && winner === null) return { ok: false, problem: 'score-invalid' }
  const length = bestOf === null ? null : keptLength(bestOf)
  const games = keptGames(said, outcome)
  const ofSeries =
    score !== null && endsWith(score, outcome) ? score : converted(score, outcome, length, bestOf)
  const kept =
    games.length === 0 || isSameScore(ofSeries, scoreOfGames(games)) ? ofSeries : scoreOfGames(games)
  return {
    ok: true,
    result: { score: kept, forfeits, ...(games.length > 0 && { games }) },
    notes: [...notesOf(), ...gameNotes(said, games, path)],
  }

  function notesOf(): readonly ImportNote[] {
    const text = { said: score?.join(':') ?? '', kept: kept.join(':') }
    if (games.length > 0 && kept !== score) return []
    if (score === null) return [importNote('score-unknown', path, { kept: text.kept })]
    if (kept !== score)
      return [importNote(isGames(score, bestOf) ? 'score-replaced' : 'rounds-unkept', path, text)]
    if (bestOf === null) return []
    const fitting = [length ?? 1, ...seriesLengths].find(each => seriesOutcome(each, kept, games) === outcome)
    return lengthNotes(bestOf, fitting ?? null, path)
  }
}

/** Returns our length for a series of so many games: the next longer one, or the longest. */
export function keptLength(games: number): BestOf {
  return seriesLengths.find(each => each >= games) ?? maxLength
}

/** Names a series length that is not kept. */
export function lengthNotes(said: number, kept: BestOf | null, path: string): readonly ImportNote[] {
  return kept === null || said === kept
    ? []
    : [importNote('length-changed', path, { said: String(said), kept: String(kept) })]
}

/** The game of a best of one whose score is its rounds; null where the score counts games, or a series has more. */
function onlyGame({ score, bestOf, game }: SaidResult, outcome: Side | 'draw'): PlayedGame | null {
  if (score === null || (bestOf ?? 1) !== 1 || isGames(score, bestOf) || Math.max(...score) <= 1) return null
  const rounds = roundsOf(score, game)
  return rounds === null ? null : { outcome, rounds, source: 'organizer' }
}

/** The games as we keep them: those that make up the result in their order, or the only one; none otherwise. */
function keptGames(said: SaidResult, outcome: Side | 'draw'): readonly PlayedGame[] {
  const { games = [], game, score } = said
  const only = onlyGame(said, outcome)
  const played = games.map(({ outcome: won, score: scored, map, source }): PlayedGame => {
    const rounds = scored === undefined ? null : roundsOf(scored, game)
    return { outcome: won, source: source ?? 'organizer', ...(rounds && { rounds }), ...(map && { map }) }
  })
  const wins = scoreOfGames(played)
  const isWhole = seriesLengths.some(
    length =>
      seriesOutcome(length, wins, played) === outcome &&
      played.every((_, index) => {
        const before = played.slice(0, index)
        return seriesOutcome(length, scoreOfGames(before), before) === null
      }),
  )
  const isSaid = score === null || isSameScore(score, (only && played[0]?.rounds) ?? wins)
  if (played.length > 0 && isWhole && isSaid) return played
  return only === null ? [] : [only]
}

/** Names scores of games that are not kept. */
export function gameNotes(
  { games = [] }: Pick<SaidResult, 'games'>,
  kept: readonly PlayedGame[],
  path: string,
): readonly ImportNote[] {
  const isUnkept = games.some(({ score, map }, index) => {
    const own = kept[index]
    return (score !== undefined && own?.rounds === undefined) || (map !== undefined && own?.map === undefined)
  })
  return isUnkept ? [importNote('game-scores-unkept', path)] : []
}

/** A score as the rounds of a map; null if it cannot be that. */
function roundsOf(score: Match['score'], game: Game | null): Match['score'] | null {
  const isRounds = score.every(each => Number.isInteger(each) && each >= 0 && each <= gameLimits.countMax)
  return game === 'csgo' && isRounds ? score : null
}

function endsWith(score: Match['score'], outcome: Side | 'draw'): boolean {
  return seriesLengths.some(length => seriesOutcome(length, score) === outcome)
}

function isGames(score: Match['score'], bestOf: number | null): boolean {
  return Math.max(...score) <= gamesMax && bestOf !== 1
}

function converted(
  score: SaidResult['score'],
  outcome: Side | 'draw',
  length: BestOf | null,
  bestOf: number | null,
): Match['score'] {
  if (outcome === 'draw') return [1, 1]
  const isLonger = score !== null && score[0] !== score[1] && isGames(score, bestOf)
  const wins = winsNeeded(isLonger ? maxLength : length === null || length === 2 ? 1 : length)
  const losses = isLonger ? Math.min(score[outcome === 0 ? 1 : 0], wins - 1) : 0
  return outcome === 0 ? [wins, losses] : [losses, wins]
}
