import type { ShownTable } from '@upper-bracket/shared/wording/shownTable'

export interface ExportedTable {
  /** The stage, with the group if there are several. */
  readonly table: string
  readonly rows: readonly ExportedRow[]
  /** Whether its teams are compared by rounds. */
  readonly hasRounds: boolean
}

interface ExportedRow {
  /** From 1; shared by teams that nothing separates. */
  readonly place: number
  readonly team: string
  readonly played: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly gamesWon: number
  readonly gamesLost: number
  /** Null where the table does not count them, or some are not known. */
  readonly roundsWon: number | null
  readonly roundsLost: number | null
  readonly points: number
}

/** The ranked teams of a table for files. */
export function exportedTable({ title, columns, rows }: ShownTable): ExportedTable {
  const hasRounds = columns.some(({ key }) => key === 'rounds')
  return {
    table: title,
    hasRounds,
    rows: rows.flatMap(({ name, ranked }) => {
      if (ranked === null) return []
      const { meetings, wins, draws, losses, gamesWon, gamesLost, points } = ranked.record
      const [roundsWon = null, roundsLost = null] = (hasRounds && ranked.record.rounds) || []
      const rounds = { roundsWon, roundsLost }
      const numbers = { played: meetings.length, wins, draws, losses, gamesWon, gamesLost, ...rounds, points }
      return [{ place: ranked.place.best, team: name, ...numbers }]
    }),
  }
}
