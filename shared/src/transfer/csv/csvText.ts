/** The separator of cells. Spreadsheets expect the list separator of the user's system. */
export const csvSeparators = [',', ';'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

export type CsvCell = string | number | null

/** Writes a CSV file (RFC 4180) with a byte order mark for spreadsheets. Names are guarded by `guardedCell`. */
export function csvText(rows: readonly (readonly CsvCell[])[], separator: CsvSeparator): string {
  const lines = rows.map(row => row.map(cellText).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * Matches a sign that begins a formula at the start of a cell, after characters that a spreadsheet skips there. On a
 * system with another separator, a cell can start in the middle of a name, quoted or not.
 */
const formulaStart = /(^|[,;|\t\r\n])([\s\p{Z}\p{Cf}"]*)(?=[=+\-@−＝＋－＠﹦﹢﹣﹫])/gu

/** Prefixes what a spreadsheet would interpret as a formula with an apostrophe; `plainName` removes it. */
export function guardedCell(text: string): string {
  return text.replace(formulaStart, "$1$2'")
}

function cellText(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = guardedCell(value)
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
