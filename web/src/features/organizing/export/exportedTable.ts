import type { ShownTable } from '@upper-bracket/shared/wording/shownTable'

export interface ExportedTable {
  /** The stage, with the group if there are several. */
  readonly table: string
  readonly rows: readonly ExportedRow[]
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
  readonly points: number
}

/** The ranked teams of a table for files. */
export function exportedTable({ title, rows }: ShownTable): ExportedTable {
  return {
    table: title,
    rows: rows.flatMap(({ name, ranked }) => {
      if (ranked === null) return []
      const { meetings, wins, draws, losses, gamesWon, gamesLost, points } = ranked.record
      const numbers = { played: meetings.length, wins, draws, losses, gamesWon, gamesLost, points }
      return [{ place: ranked.place.best, team: name, ...numbers }]
    }),
  }
}
