import type { Match, Side } from '../bracket/model/match.ts'
import { seriesOutcome, winsNeeded } from '../bracket/model/series.ts'
import { type BestOf, maxLength, seriesLengths } from '../format/series.ts'
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
 * series than ours is shortened (5:3 to 4:3), rounds of a map become a win, and a missing score the shortest one.
 * `path` names the match in the notes.
 */
export function keptResult({ score, forfeits, winner, bestOf }: SaidResult, path: string): KeptResult {
  if (forfeits.some(Boolean)) {
    const own: Match['forfeits'] = winner === 0 || winner === 1 ? [winner === 1, winner === 0] : forfeits
    return { ok: true, result: { score: [0, 0], forfeits: own }, notes: [] }
  }
  const leader = score === null || score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1
  if (winner !== null && leader !== null && winner !== leader)
    return { ok: false, problem: 'winner-unlike-score' }
  const outcome = winner ?? leader ?? 'draw'
  if (score === null && outcome === 'draw' && winner === null) return { ok: false, problem: 'score-invalid' }
  const length = bestOf === null ? null : keptLength(bestOf)
  const kept = score !== null && endsWith(score, outcome) ? score : converted(score, outcome, length, bestOf)
  return { ok: true, result: { score: kept, forfeits }, notes: notesOf() }

  function notesOf(): readonly ImportNote[] {
    const text = { said: score?.join(':') ?? '', kept: kept.join(':') }
    if (score === null) return [importNote('score-unknown', path, { kept: text.kept })]
    if (kept !== score)
      return [importNote(isGames(score, bestOf) ? 'score-replaced' : 'rounds-unkept', path, text)]
    if (bestOf === null) return []
    const fitting = [length ?? 1, ...seriesLengths].find(each => seriesOutcome(each, kept) === outcome)
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
