import { seriesOutcome, winnerOf } from '../../bracket/model/series.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { type BestOf, seriesLengths } from '../../format/series.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import type { ForeignResult } from '../foreignMatch.ts'
import type { CsvRow, CsvSection } from './csvSections.ts'
import { plainName } from './plainName.ts'

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
  readonly bestOf: BestOf | null
  readonly round: string
}

const forfeit = /^(?:ff|dq|l|тп|неявка|дискв\.?|-1)$/iu
const walkover = /^(?:w|wo|тв|\+)$/iu

/**
 * Reads tables with a row per match. A match is over if it has a winner, a forfeit or, without a column for winners, a
 * score. Problems: `unknown-team` for a name that none of `teams` has, if any are given, `same-team`, `number-invalid`,
 * `score-invalid` and `winner-differs`.
 */
export function readResults(
  sections: readonly CsvSection[],
  teams: ReadonlySet<string>,
  problems: FieldProblem[],
): readonly CsvResult[] {
  return sections.flatMap(({ rows, has }) =>
    rows.map((row): CsvResult => {
      const before = problems.length
      const pair = [teamAt('team1'), teamAt('team2')] as const
      if (pair[0] !== null && pair[0] === pair[1]) problems.push(row.problem('same-team', 'team2'))
      const length = numberIn(row, 'bestOf', problems)
      const bestOf = seriesLengths.find(each => each === length) ?? null
      const isComplete = pair[0] !== null && pair[1] !== null
      const result = isComplete && problems.length === before ? resultOf(row, bestOf) : null
      return {
        row,
        number: numberIn(row, 'match', problems),
        winnerTo: numberIn(row, 'winnerTo', problems),
        loserTo: numberIn(row, 'loserTo', problems),
        teams: pair,
        result: result !== null && fitsWinner(row, pair, result) ? result : null,
        bestOf,
        round: row.cell('round'),
      }

      function teamAt(column: 'team1' | 'team2'): string | null {
        const name = plainName(row.cell(column))
        if (name === '') return null
        const key = foldedTeamName(name)
        if (teams.size > 0 && !teams.has(key)) problems.push(row.problem('unknown-team', column))
        return key
      }

      function resultOf(line: CsvRow, length: BestOf | null): ForeignResult | null {
        const cells = scoreCells(line)
        if (cells.every(cell => cell === '')) return null
        const marks = cells.map(cell => forfeit.test(cell))
        const flags = [line.cell('forfeit1'), line.cell('forfeit2')].map(cell => cell === '1')
        const forfeits = [marks[0] || flags[0] || false, marks[1] || flags[1] || false] as const
        if (forfeits.some(Boolean)) return { score: [0, 0], forfeits }
        if (walkover.test(cells[0])) return { score: [0, 0], forfeits: [false, true] }
        if (walkover.test(cells[1])) return { score: [0, 0], forfeits: [true, false] }
        const [one, other] = cells.map(cell => (/^\d{1,2}$/.test(cell) ? Number(cell) : Number.NaN))
        if (one === undefined || other === undefined || Number.isNaN(one + other)) {
          problems.push(line.problem('score-invalid', has('score') ? 'score' : 'score1'))
          return null
        }
        const score = [one, other] as const
        const isOver =
          !has('winner') || line.cell('winner') !== '' || (length !== null && isDrawn(length, score))
        return isOver ? { score, forfeits: [false, false] } : null
      }

      function fitsWinner(line: CsvRow, [upper, lower]: CsvResult['teams'], result: ForeignResult): boolean {
        const named = plainName(line.cell('winner'))
        if (named === '') return true
        const isUpper = result.forfeits.some(Boolean)
          ? !result.forfeits[0]
          : result.score[0] > result.score[1]
        if (foldedTeamName(named) === (isUpper ? upper : lower)) return true
        problems.push(line.problem('winner-differs', 'winner'))
        return false
      }
    }),
  )
}

function isDrawn(bestOf: BestOf, score: ForeignResult['score']): boolean {
  const outcome = seriesOutcome(bestOf, score)
  return outcome !== null && winnerOf(outcome) === null
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
