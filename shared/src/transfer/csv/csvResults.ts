import { maxLength } from '../../format/series.ts'
import type { Match, Side } from '../../bracket/model/match.ts'
import { isAdvantage } from '../../bracket/model/playedGame.ts'
import { isScore, scoreOfGames, seriesOutcome } from '../../bracket/model/series.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { BestOf } from '../../format/series.ts'
import { foldedName } from '../../text/foldedName.ts'
import type { ForeignResult } from '../foreignMatch.ts'
import type { Game } from '../../games/game.ts'
import { gameNotes, keptLength, keptResult, lengthNotes, type SaidGame } from '../foreignResult.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import { gamesIn } from './csvGames.ts'
import type { CsvRow, CsvSection } from './csvSections.ts'
import { plainName } from '../../text/plainName.ts'

/** A row of results. Teams are named by the key under which their names are unique. */
export interface CsvResult {
  readonly row: CsvRow
  /** The number of the match, and of those that its teams come to; null if the file does not say. */
  readonly number: number | null
  readonly winnerTo: number | null
  readonly loserTo: number | null
  readonly teams: readonly [string | null, string | null]
  /** Null if the match is not over. */
  readonly result: ForeignResult | null
  /** The score of a match that is being played. */
  readonly running: Match['score'] | null
  readonly bestOf: BestOf | null
  /** Whether its first game is granted. */
  readonly isAhead: boolean
  readonly round: string
}

/** The result according to a row. */
interface SaidRow {
  readonly score: Match['score'] | null
  readonly forfeits: Match['forfeits']
  readonly winner: Side | null
}

interface Reading {
  readonly game: Game
  readonly problems: FieldProblem[]
  readonly notes: ImportNote[]
}

const forfeit = /^(?:ff|dq|l|тп|неявка|дискв\.?|-1)$/iu
const walkover = /^(?:w|wo|тв|\+)$/iu

/**
 * Reads tables with a row per match. A match is over if it has a winner, a forfeit or, without a column for winners, a
 * score that ends its series. Problems: `unknown-team` for a name that none of `teams` has, if any are given,
 * `same-team`, `number-invalid`, and those of `keptResult`.
 */
export function readResults(
  sections: readonly CsvSection[],
  teams: ReadonlySet<string>,
  { game, problems, notes }: Reading,
): readonly CsvResult[] {
  return sections.flatMap(({ rows, has }) => rows.map(row => readResult(row, has)))

  function readResult(row: CsvRow, has: CsvSection['has']): CsvResult {
    const before = problems.length
    const pair = [teamAt(row, 'team1'), teamAt(row, 'team2')] as const
    if (pair[0] !== null && pair[0] === pair[1]) problems.push(row.problem('same-team', 'team2'))
    const name = `${row.cell('team1')} – ${row.cell('team2')}`
    const length = numberIn(row, 'bestOf', problems)
    const bestOf = length === null ? null : keptLength(length)
    const said = saidIn(row, pair, has)
    const games = gamesIn(row.cell('games'))
    if (games.length === 0 && row.cell('games') !== '') notes.push(importNote('game-scores-unkept', name))
    const isReadable = problems.length === before
    const isComplete = pair[0] !== null && pair[1] !== null
    if (!isComplete && said !== null && isReadable) notes.push(importNote('row-unread', String(row.line)))
    const ended =
      isComplete && isReadable && said !== null && isOver({ ...said, games }, length, has) ? said : null
    const kept = ended && keptResult({ ...ended, bestOf: length, games, game }, name)
    if (kept !== null && !kept.ok) {
      const scoreColumn = has('score') ? 'score' : 'score1'
      problems.push(row.problem(kept.problem, kept.problem === 'score-invalid' ? scoreColumn : 'winner'))
    }
    if (kept?.ok) notes.push(...kept.notes)
    const score = isComplete && ended === null ? (said?.score ?? null) : null
    const running = score !== null && isScore(maxLength, score) && score[0] + score[1] > 0 ? score : null
    if (ended === null) notes.push(...gameNotes({ games }, [], name))
    if (ended === null && length !== null) notes.push(...lengthNotes(length, bestOf, name))
    if (score !== null && !isScore(maxLength, score))
      notes.push(importNote('score-unkept', name, { said: score.join(':') }))
    return {
      row,
      number: numberIn(row, 'match', problems),
      winnerTo: numberIn(row, 'winnerTo', problems),
      loserTo: numberIn(row, 'loserTo', problems),
      teams: pair,
      result: kept?.ok ? kept.result : null,
      running,
      bestOf,
      isAhead: games.some(isAdvantage),
      round: row.cell('round'),
    }
  }

  function teamAt(row: CsvRow, column: 'team1' | 'team2'): string | null {
    const name = plainName(row.cell(column))
    if (name === '') return null
    const key = foldedName(name)
    if (teams.size > 0 && !teams.has(key)) problems.push(row.problem('unknown-team', column))
    return key
  }

  /** Null if the row says nothing of a result. */
  function saidIn(row: CsvRow, pair: CsvResult['teams'], has: CsvSection['has']): SaidRow | null {
    const cells = scoreCells(row)
    const winner = winnerIn(row, pair)
    const marks = cells.map(cell => forfeit.test(cell))
    const flags = [row.cell('forfeit1'), row.cell('forfeit2')].map(cell => cell === '1')
    const forfeits = [
      marks[0] || flags[0] || walkover.test(cells[1]),
      marks[1] || flags[1] || walkover.test(cells[0]),
    ] as const
    if (forfeits.some(Boolean)) return { score: null, forfeits: [!!forfeits[0], !!forfeits[1]], winner }
    if (cells.every(cell => cell === ''))
      return winner === null ? null : { score: null, forfeits: [false, false], winner }
    const [one, other] = cells.map(cell => (/^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN))
    if (one === undefined || other === undefined || Number.isNaN(one + other)) {
      problems.push(row.problem('score-invalid', has('score') ? 'score' : 'score1'))
      return null
    }
    return { score: [one, other], forfeits: [false, false], winner }
  }

  function winnerIn(row: CsvRow, pair: CsvResult['teams']): Side | null {
    const named = plainName(row.cell('winner'))
    if (named === '') return null
    const side = pair.indexOf(foldedName(named))
    if (side < 0) problems.push(row.problem('winner-unlike-score', 'winner'))
    return side === 0 || side === 1 ? side : null
  }
}

function isOver(
  { score, forfeits, winner, games }: SaidRow & { readonly games: readonly SaidGame[] },
  length: number | null,
  has: CsvSection['has'],
): boolean {
  if (winner !== null || forfeits.some(Boolean) || score === null) return true
  const ofSeries = length === null ? null : keptLength(length)
  const played = games.length === 0 ? score : scoreOfGames(games)
  const outcome = ofSeries === null ? null : seriesOutcome(ofSeries, played, games)
  if (has('winner')) return outcome === 'draw'
  const isUndecided = ofSeries !== null && isScore(ofSeries, score) && outcome === null
  return score[0] + score[1] > 0 && !isUndecided
}

/** The cells of both scores; a single cell has both, as in `2:1`. */
function scoreCells(row: CsvRow): readonly [string, string] {
  const [, one, other] = /^(\S+?)\s*[:–—-]\s*(\S+)$/u.exec(row.cell('score')) ?? []
  return one === undefined || other === undefined
    ? [row.cell('score1') || row.cell('score'), row.cell('score2')]
    : [one, other]
}

function numberIn(
  row: CsvRow,
  column: 'match' | 'winnerTo' | 'loserTo' | 'bestOf',
  problems: FieldProblem[],
): number | null {
  const text = row.cell(column).replace(/^(?:best of|bo|бо)\s*/iu, '')
  if (text === '') return null
  const number = Number(text)
  if (Number.isInteger(number) && number > 0 && number < 10_000) return number
  // Other programs number matches with letters.
  if (column !== 'match') problems.push(row.problem('number-invalid', column))
  return null
}
