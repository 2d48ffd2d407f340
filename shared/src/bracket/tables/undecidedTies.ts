import type { PlaceRange, TableRow } from './stageTable.ts'

/** Teams that share places on both sides of a line. */
export interface UndecidedTie {
  readonly teamIds: readonly string[]
  readonly place: PlaceRange
  /** The lines that go through the tie. */
  readonly lines: readonly number[]
  /** Whether a criterion could not separate the teams, because rounds are not known. */
  readonly lacksRounds: boolean
}

/**
 * Lists the ties that a lot, a decision or a tie-break match has to resolve, from the top. Each line is a place after
 * which something changes: 2 if the first two advance.
 */
export function undecidedTies(table: readonly TableRow[], lines: readonly number[]): readonly UndecidedTie[] {
  const byPlace = Map.groupBy(table, ({ place }) => place.best)
  return [...byPlace.values()].flatMap(rows => {
    const [{ place, lacksRounds } = { place: { best: 0, worst: 0 }, lacksRounds: false }] = rows
    const crossed = lines.filter(line => place.best <= line && line < place.worst)
    const teamIds = rows.map(({ record }) => record.teamId)
    return crossed.length === 0 ? [] : [{ teamIds, place, lines: crossed, lacksRounds }]
  })
}
