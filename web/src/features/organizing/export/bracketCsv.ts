import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type CsvSeparator, csvText } from '@upper-bracket/shared/transfer/csv/csvText'
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
  readonly separator: CsvSeparator
  readonly head: (column: (typeof columns | typeof tableColumns)[number]) => string
  readonly status: (status: Match['status']) => string
}

/**
 * Builds a CSV file with a line per match. The tables follow after an empty line, with a line per team.
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
  return csvText([columns.map(head), ...lines, ...ranked], separator)
}

/** Returns the usual marks for results without play: W for a walkover, FF for a forfeit. */
function cellOfScore(side: ExportedSide, opponent: ExportedSide): number | string | null {
  if (side.forfeit) return 'FF'
  return opponent.forfeit ? 'W' : side.score
}
