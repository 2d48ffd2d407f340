import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ExportedBracket, ExportedSide } from './bracketExport.ts'

const columns = [
  'match',
  'round',
  'bestOf',
  'team1',
  'score1',
  'score2',
  'team2',
  'status',
  'winner',
  'forfeit1',
  'forfeit2',
  'winnerTo',
  'loserTo',
] as const

const tableColumns = [
  'table',
  'place',
  'team',
  'played',
  'wins',
  'draws',
  'losses',
  'gamesWon',
  'gamesLost',
  'points',
] as const

export interface CsvTexts {
  /** The separator of cells; spreadsheets expect the list separator of the user's system. */
  readonly separator: ',' | ';'
  readonly head: (column: (typeof columns | typeof tableColumns)[number]) => string
  readonly status: (status: Match['status']) => string
}

/**
 * Builds a CSV file (RFC 4180) with a line per match and a byte order mark for spreadsheets. The tables follow after an
 * empty line, with a line per team.
 */
export function bracketCsv(
  { matches, tables }: ExportedBracket,
  { separator, head, status }: CsvTexts,
): string {
  const lines = matches.map(({ number, roundName, bestOf, sides: [one, other], ...match }) => [
    number,
    roundName,
    bestOf,
    one.team,
    cellOfScore(one, other),
    cellOfScore(other, one),
    other.team,
    status(match.status),
    match.winner,
    one.forfeit ? 1 : 0,
    other.forfeit ? 1 : 0,
    match.winnerTo,
    match.loserTo,
  ])
  const places = tables.flatMap(({ table, rows }) =>
    rows.map(row => tableColumns.map(column => (column === 'table' ? table : row[column]))),
  )
  const ranked = places.length === 0 ? [] : [[], tableColumns.map(head), ...places]
  const rows = [columns.map(head), ...lines, ...ranked].map(line => line.map(cell).join(separator))
  return `\uFEFF${rows.join('\r\n')}\r\n`
}

/** Returns the usual marks for results without play: W for a walkover, FF for a forfeit. */
function cellOfScore(side: ExportedSide, opponent: ExportedSide): number | string | null {
  if (side.forfeit) return 'FF'
  return opponent.forfeit ? 'W' : side.score
}

/**
 * Matches a sign that begins a formula at the start of a cell, after characters that a spreadsheet skips there. On a
 * system with another separator, a cell can start in the middle of a name, quoted or not.
 */
const formulaStart = /(^|[,;|\t])([\s\p{Z}\p{Cf}"]*)(?=[=+\-@−＝＋－＠﹦﹢﹣﹫])/gu

/** Prefixes names that a spreadsheet would interpret as a formula with an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = value.replace(formulaStart, "$1$2'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
