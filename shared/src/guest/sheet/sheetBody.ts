import type { ParseRank } from '../list/rankReader.ts'
import { isCaption } from '../list/severalPlayers.ts'
import type { Seat } from './sheetSeats.ts'
import { isEmptyRow, type SheetRow, type SheetTable } from './sheetTable.ts'

export interface BodyRow extends SheetRow {
  /** The number of the row, from 1. */
  readonly line: number
  /** Whether the row above is empty or missing. */
  readonly opensBlock: boolean
}

/** The filled rows below a header, which can stand above each block, below the block's heading. */
export function sheetBody(table: SheetTable, header: number | null): readonly BodyRow[] {
  const titles = header === null ? undefined : table[header - 1]
  const isHeader = (row: SheetRow) =>
    titles?.cells.every((cell, at) => cell === (row.cells[at] ?? '')) ?? false
  const isRepeated = table.filter(isHeader).length > 1
  const above = header === null ? undefined : table[header - 2]
  const first = isRepeated && above !== undefined && singleCell(above) !== null ? 2 : 0
  const rows: BodyRow[] = []
  let opensBlock = true
  for (const [index, row] of table.entries()) {
    if (index < (header ?? 0) - first) continue
    if (isEmptyRow(row)) opensBlock = true
    else if (!isHeader(row)) {
      rows.push({ ...row, line: index + 1, opensBlock })
      opensBlock = false
    }
  }
  return rows
}

/** The only filled cell of a row, if it has letters. */
export function singleCell({ cells }: SheetRow): { readonly text: string; readonly at: number } | null {
  const filled = cells.flatMap((text, at) => (text === '' ? [] : [{ text, at }]))
  const [only] = filled
  return filled.length === 1 && only !== undefined && cells.length > 1 && /\p{L}/u.test(only.text)
    ? only
    : null
}

/** The rows with one filled cell that head the rows below: it stands where no names stand, or the pattern shows it. */
export function headingRows(
  body: readonly BodyRow[],
  [seat]: readonly Seat[],
  parse: ParseRank,
): ReadonlySet<BodyRow> {
  const isHeading = (row: BodyRow | undefined) => {
    const text = row === undefined ? '' : (singleCell(row)?.text ?? '')
    return text !== '' && !isCaption(text) && parse(text)?.form !== 'full'
  }
  const singles = body.filter(isHeading)
  const isAboveRow = (index: number) => body[index + 1] !== undefined && !isHeading(body[index + 1])
  const isPattern =
    singles.length > 1 &&
    isHeading(body[0]) &&
    body.every((row, index) => !isHeading(row) || isAboveRow(index))
  return new Set(isPattern ? singles : singles.filter(row => singleCell(row)?.at !== seat?.at))
}

/**
 * The teams of the rows. Merged cells name a team only in its first row: then no team is repeated, and each has rows below
 * it without one.
 */
export function teamsOfRows(body: readonly BodyRow[], at: number): readonly string[] {
  const named = body.map(({ cells }) => cells[at] ?? '')
  const starts = named.flatMap((team, index) => (team === '' ? [] : [index]))
  const isMerged =
    starts[0] === 0 &&
    starts.length > 1 &&
    new Set(named.filter(team => team !== '')).size === starts.length &&
    starts.every((start, index) => {
      const size = (starts[index + 1] ?? named.length) - start
      return size > 1 && size <= maxMerged
    })
  if (!isMerged) return named
  return named.map((_, index) => named[starts.findLast(start => start <= index) ?? 0] ?? '')
}

/** Five players, two substitutes and a coach. */
const maxMerged = 8
