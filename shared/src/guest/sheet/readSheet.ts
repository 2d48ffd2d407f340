import type { GuestLine } from '../list/guestLine.ts'
import type { ParseRank } from '../list/rankReader.ts'
import type { ChosenColumns } from './columnRole.ts'
import { areNumbers } from './columnContent.ts'
import { sheetBody } from './sheetBody.ts'
import { type SheetColumns, sheetColumns } from './sheetColumns.ts'
import { sheetGuests } from './sheetGuests.ts'
import { type SheetTable, sheetTable } from './sheetTable.ts'

/** What an organizer has chosen about a text: to read it as a list, or what its columns hold. */
export type ChosenReading = 'list' | ChosenColumns

export interface Sheet extends SheetColumns {
  readonly table: SheetTable
  readonly guests: readonly GuestLine[]
  /** Whether its lines are read as a list, although it could be a table. */
  readonly isList: boolean
}

/** Reads a text as a sheet; null if it is no table. */
export function readSheet(text: string, parse: ParseRank, chosen: ChosenReading | null): Sheet | null {
  const table = sheetTable(text)
  if (table === null) return null
  const columns = chosen === 'list' ? null : sheetColumns(table, parse, chosen)
  if (columns === null) return { table, header: null, columns: [], guests: [], isList: true }
  return { ...columns, table, guests: sheetGuests(table, columns, parse), isList: false }
}

/** The titles of the columns that are not read, or their letters in a spreadsheet, unless they count the rows. */
export function ignoredColumns({ table, header, columns }: Sheet): readonly string[] {
  const body = sheetBody(table, header)
  return columns.flatMap(({ role, title }, index) => {
    const cells = body.flatMap(row => row.cells[index] || [])
    const isShown = role === 'ignored' && cells.length > 0 && !areNumbers(cells)
    return isShown ? [title === '' ? columnLetters(index) : title] : []
  })
}

/** The name of a column in a spreadsheet: A to Z, AA to ZZ. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}
