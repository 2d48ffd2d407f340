import Papa from 'papaparse'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { type CsvColumn, recognizedColumn } from './csvColumns.ts'

/** A table in a file: a header and the rows below it, up to an empty line before the next header. */
export interface CsvSection {
  readonly rows: readonly CsvRow[]
  readonly has: (column: CsvColumn) => boolean
  /** The line of the header in the file, from 1. */
  readonly line: number
  /** The headers of filled columns that are none of these, or repeat one. */
  readonly unread: (columns: readonly CsvColumn[]) => readonly string[]
}

export interface CsvRow {
  /** The line in the file, from 1. */
  readonly line: number
  /** The trimmed text of a cell; empty if the row or the table does not have it. */
  readonly cell: (column: CsvColumn, number?: number) => string
  /** A problem of the row, or of one of its cells, named by the header as it is written in the file. */
  readonly problem: (problem: string, column?: CsvColumn, number?: number) => FieldProblem
}

interface ReadCsv {
  readonly sections: readonly CsvSection[]
  readonly problems: readonly FieldProblem[]
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

const separators = [',', ';', '\t']

/**
 * Splits a CSV file (RFC 4180) into its tables. The separator is the one of `,`, `;` and tab with which most headers are
 * known. The problem `header-missing` names a file without a known header, `quote-missing` a quote that is not closed,
 * and `cell-without-header` a filled cell to the right of all headers.
 */
export function readCsv(text: string): ReadCsv {
  const plain = text.replace(/^\uFEFF/gm, '')
  const readings = separators.map(separator => linesOf(plain, separator))
  const counts = readings.map(({ lines: [first] }) => (first === undefined ? 0 : knownHeaders(first)))
  const best = readings[counts.indexOf(Math.max(...counts))]
  if (best === undefined || (Math.max(...counts) < 2 && !isSingleColumn(best.lines[0])))
    return { sections: [], problems: [{ path: '1', problem: 'header-missing' }] }
  if (best.problems.length > 0) return { sections: [], problems: best.problems }
  const sections = sectionsOf(best.lines)
  const problems = sections.flatMap(({ extra }) => extra)
  return { sections: sections.map(({ section }) => section), problems }
}

/** Whether a file is a list of teams with nothing else. */
function isSingleColumn(line: Line | undefined): boolean {
  return line?.cells.length === 1 && recognizedColumn(line.cells[0] ?? '')?.column === 'team'
}

function linesOf(text: string, separator: string) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator })
  const lines: Line[] = []
  let line = 1
  const numbers: number[] = []
  for (const cells of data) {
    numbers.push(line)
    lines.push({ line, cells: cells.map(cell => cell.trim()) })
    line += 1 + cells.join('').split(/\r\n|\r|\n/).length - 1
  }
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }): FieldProblem => ({ path: String(numbers[row] ?? 1), problem: 'quote-missing' }))
  return {
    lines: lines.slice(lines.findIndex(({ cells }) => !isEmpty(cells))),
    problems: problems.slice(0, 1),
  }
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every(cell => cell === '')
}

function knownHeaders({ cells }: Line): number {
  return cells.filter(cell => recognizedColumn(cell) !== null).length
}

function sectionsOf(lines: readonly Line[]) {
  const starts = lines.flatMap((line, index) => {
    const above = lines[index - 1]
    return above === undefined || (isEmpty(above.cells) && knownHeaders(line) > 1) ? [index] : []
  })
  return starts.map((start, index) => sectionOf(lines.slice(start, starts[index + 1])))
}

function sectionOf([header, ...below]: readonly Line[]) {
  const headers = header?.cells ?? []
  const known = headers.map(recognizedColumn)
  const indexOf = (column: CsvColumn, number = 0) =>
    known.findIndex(each => each?.column === column && each.number === number)
  const rows = below.filter(({ cells }) => !isEmpty(cells))
  const section: CsvSection = {
    has: column => known.some(each => each?.column === column),
    line: header?.line ?? 1,
    unread: columns =>
      headers.filter((_, index) => {
        const own = known[index]
        const isRead = own && columns.includes(own.column) && indexOf(own.column, own.number) === index
        return !isRead && rows.some(({ cells }) => cells[index])
      }),
    rows: rows.map(({ line, cells }) => ({
      line,
      cell: (column, number) => cells[indexOf(column, number)] ?? '',
      problem: (problem, column, number) => {
        const name = column === undefined ? undefined : headers[indexOf(column, number)]
        return { path: name === undefined ? String(line) : `${line}.${name}`, problem }
      },
    })),
  }
  const extra = rows
    .filter(({ cells }) => cells.slice(headers.length).some(cell => cell !== ''))
    .map(({ line }): FieldProblem => ({ path: String(line), problem: 'cell-without-header' }))
  return { section, extra }
}
