import { teamSize } from '../../format/teamLimits.ts'

/** The text of a line about a player, as typed; a missing field is empty. */
export interface GuestLine {
  /** The line number, from 1. */
  readonly line: number
  readonly name: string
  readonly rank: string
  readonly team: string
}

type Field = Exclude<keyof GuestLine, 'line'>

const headers: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'player', 'players', 'nick', 'nickname', 'имя', 'игрок', 'игроки', 'ник', 'никнейм'],
  rank: ['rank', 'medal', 'ранг', 'ранк', 'медаль', 'звание'],
  team: ['team', 'team name', 'команда', 'название команды'],
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
  /** Whether the line above is empty or missing. */
  readonly opensBlock: boolean
}

/**
 * Parses the players of a table. If the first row contains a Russian or English header for names, the headers name the
 * columns. Otherwise the columns are name, rank and team, and a line with only a team's name can precede its players
 * (see `isHeading`).
 */
export function guestLines(table: readonly (readonly string[])[]): readonly GuestLine[] {
  const rows = filledRows(table)
  const columns = namedColumns(rows[0])
  if (columns === null) return underHeadings(rows)
  return rows.slice(1).map(({ line, cells }) => {
    const cell = (field: Field) => cells[columns.indexOf(field)] ?? ''
    return { line, name: cell('name'), rank: cell('rank'), team: cell('team') }
  })
}

function filledRows(table: readonly (readonly string[])[]): readonly Row[] {
  const isEmpty = (cells: readonly string[] | undefined) => cells?.every(cell => cell.trim() === '') ?? true
  return table.flatMap((cells, index) =>
    isEmpty(cells)
      ? []
      : [{ line: index + 1, cells: cells.map(cell => cell.trim()), opensBlock: isEmpty(table[index - 1]) }],
  )
}

/** Returns the field of each column, null for unknown columns; null if the row has no column for names. */
function namedColumns(row: Row | undefined): readonly (Field | null)[] | null {
  const fields = Object.keys(headers) as Field[]
  const columns = (row?.cells ?? []).map(cell => {
    const word = cell.toLowerCase().replaceAll('ё', 'е')
    return fields.find(field => headers[field].includes(word)) ?? null
  })
  return columns.includes('name') ? columns : null
}

function underHeadings(rows: readonly Row[]): readonly GuestLine[] {
  const marked = rows.some(isMarked)
  const mayHead = !marked && opensWithTeam(rows)
  const lines: GuestLine[] = []
  let [team, members] = ['', 0]
  rows.forEach((row, index) => {
    const opens = row.opensBlock || members === teamSize
    const isHeading = marked ? isMarked(row) : mayHead && opens && isSingle(row) && isAbovePlayer(rows, index)
    if (isHeading) {
      ;[team, members] = [headingOf(row), 0]
      return
    }
    if (!marked && opens && team !== '' && members > 0) team = ''
    const [name = '', rank = '', named = ''] = row.cells
    lines.push({ line: row.line, name, rank, team: named === '' ? team : named })
    members += 1
  })
  return lines
}

/** 'Wolves:' and '# Wolves' always mark a team. If a list has such lines, no other line is a heading. */
function isMarked(row: Row): boolean {
  const [first = ''] = row.cells
  return isSingle(row) && (/^#\s*\S/.test(first) || /\S\s*:$/.test(first))
}

function headingOf({ cells: [first = ''] }: Row): string {
  return first.replace(/^#\s*/, '').replace(/\s*:$/, '').trim()
}

function isSingle({ cells }: Row): boolean {
  return cells.filter(cell => cell !== '').length === 1 && cells[0] !== ''
}

/** Whether the next line belongs to the same block. */
function isAbovePlayer(rows: readonly Row[], index: number): boolean {
  const next = rows[index + 1]
  return next !== undefined && !next.opensBlock
}

/**
 * Whether unmarked single lines can be teams: the first one precedes players with ranks, or there are only single lines
 * that repeatedly form a team and its five players.
 */
function opensWithTeam(rows: readonly Row[]): boolean {
  const [first] = rows
  if (first === undefined || !isSingle(first)) return false
  if (rows.some(row => !isSingle(row))) return true
  const starts = rows.flatMap(({ opensBlock }, index) => (opensBlock ? [index] : []))
  const sizes = starts.map((start, index) => (starts[index + 1] ?? rows.length) - start)
  return sizes.length > 1 && sizes.every(size => size === teamSize + 1)
}
