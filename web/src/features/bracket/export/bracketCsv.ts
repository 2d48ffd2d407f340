import type { ExportedBracket, ExportedSide } from './bracketExport.ts'

const columns = [
  'match',
  'round',
  'best_of',
  'team_1',
  'score_1',
  'score_2',
  'team_2',
  'status',
  'winner',
  'forfeit_1',
  'forfeit_2',
  'winner_to',
  'loser_to',
] as const

/**
 * A line per match (RFC 4180), with a byte order mark for spreadsheets. A name that a spreadsheet would take
 * for a formula gets an apostrophe in front.
 */
export function bracketCsv({ matches }: ExportedBracket): string {
  const lines = matches.map(({ number, roundName, bestOf, sides: [one, other], status, ...match }) => [
    number,
    roundName,
    bestOf,
    one.team,
    cellOfScore(one, other),
    cellOfScore(other, one),
    other.team,
    status,
    match.winner,
    one.forfeit ? 1 : 0,
    other.forfeit ? 1 : 0,
    match.winnerTo,
    match.loserTo,
  ])
  return `\uFEFF${[columns, ...lines].map(line => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** The usual marks for results without play: W for a walkover, FF for a forfeit. */
function cellOfScore(side: ExportedSide, opponent: ExportedSide): number | string | null {
  if (side.forfeit) return 'FF'
  return opponent.forfeit ? 'W' : side.score
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
