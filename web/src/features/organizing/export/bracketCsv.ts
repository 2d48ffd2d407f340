import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import { advantageOf } from '@upper-bracket/shared/bracket/model/advantage'
import { type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import { figures } from '@upper-bracket/shared/bracket/model/series'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { isScored } from '@upper-bracket/shared/card/matchResult'
import { gamesCell } from '@upper-bracket/shared/transfer/csv/csvGames'
import { type CsvSeparator, csvText } from '@upper-bracket/shared/transfer/csv/csvText'
import type { ExportSource } from './exportSource.ts'

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
  'games',
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
  'roundsWon',
  'roundsLost',
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
export function bracketCsv(source: ExportSource, { separator, head, status }: CsvTexts): string {
  const lines = source.rounds.flatMap(round =>
    round.matches.flatMap(({ id }) => {
      const match = source.match(id)
      return match === undefined || !isUsed(match) ? [] : [lineOf(match, source, { round, status })]
    }),
  )
  const hasRounds = source.tables.some(table => table.hasRounds)
  const filled = tableColumns.filter(column => hasRounds || !column.startsWith('rounds'))
  const places = source.tables.flatMap(({ table, rows }) =>
    rows.map(row => filled.map(column => (column === 'table' ? table : row[column]))),
  )
  const ranked = places.length === 0 ? [] : [[], filled.map(head), ...places]
  return csvText([columns.map(head), ...lines, ...ranked], separator)
}

function lineOf(
  match: Match,
  source: ExportSource,
  { round, status }: { readonly round: BracketRound; readonly status: CsvTexts['status'] },
): readonly (number | string | null)[] {
  const { slots, winner, forfeits, winnerTo, loserTo, games = [] } = match
  const [one, other] = slots.map(({ teamId }) => (teamId === null ? null : source.team(teamId)))
  const numberOf = (to: Match['winnerTo']) => (to && source.number(to.matchId)) || null
  return [
    source.number(match.id),
    source.round(round),
    match.bestOf,
    one ?? null,
    cellOfScore(match, 0),
    cellOfScore(match, 1),
    other ?? null,
    status(match.status),
    winner === null ? null : ((winner === 0 ? one : other) ?? null),
    forfeits[0] ? 1 : 0,
    forfeits[1] ? 1 : 0,
    numberOf(winnerTo),
    numberOf(loserTo),
    gamesCell(isScored(match) ? games : advantageOf(match)),
  ]
}

/** Returns the rounds of a best of one that is over, or the usual marks for results without play: W for a walkover, FF for a forfeit. */
function cellOfScore(match: Match, side: Side): number | string | null {
  const { status, score, forfeits } = match
  if (forfeits[side]) return 'FF'
  if (forfeits[otherSide(side)]) return 'W'
  if (status === 'finished') return figures(match)[side]
  return status === 'running' ? score[side] : null
}
