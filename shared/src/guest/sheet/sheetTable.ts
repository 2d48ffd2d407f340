import Papa from 'papaparse'

export interface SheetRow {
  /** The trimmed texts of the cells. */
  readonly cells: readonly string[]
  /** The row as typed. */
  readonly text: string
}

/** The rows of a sheet, of which the first one has the number 1. */
export type SheetTable = readonly SheetRow[]

const separators = ['\t', ';', '|', ',']

/** Splits a text into the rows and cells of a table; null if no separator divides several of its rows. */
export function sheetTable(text: string): SheetTable | null {
  const lines = text.split(/\r\n?|\n/)
  const tables = separators.flatMap(separator => {
    if (!text.includes(separator)) return []
    const table = tableOf(lines, separator)
    const { width, rows } = commonWidth(table)
    return width < 2 ? [] : [{ table, worth: [rows, width] as const }]
  })
  const [best] = tables.toSorted((a, b) => b.worth[0] - a.worth[0] || b.worth[1] - a.worth[1])
  return best?.table ?? null
}

/** The width that most rows have that consist of several cells, and the number of these rows. */
function commonWidth(table: SheetTable): { readonly width: number; readonly rows: number } {
  const counts = new Map<number, number>()
  for (const { cells } of table) {
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  }
  const [[width, rows] = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])
  return { width, rows }
}

function tableOf(lines: readonly string[], separator: string): SheetTable {
  // Rows of a Markdown table begin and end with a bar, and one of dashes follows the header.
  const inner =
    separator === '|'
      ? lines.map(line => (/^[\s|:-]+$/.test(line) ? '' : line.replace(/^\s*\||\|\s*$/g, '')))
      : lines
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(inner.join('\n'), { delimiter: separator, newline: '\n', quoteChar })
  const quoted = parse('"')
  // A quotation mark that nothing closes belongs to a name, and would swallow the rows below.
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? parse('\u0000') : quoted
  let at = 0
  return data.map(cells => {
    const from = at
    at += cells.join('').split('\n').length
    return { cells: cells.map(cell => cell.trim()), text: lines.slice(from, at).join('\n') }
  })
}

export function isEmptyRow({ cells }: SheetRow): boolean {
  return cells.every(cell => cell === '')
}
