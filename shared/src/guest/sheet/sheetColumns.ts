import { namedField } from '../list/lineCells.ts'
import type { ParseRank } from '../list/rankReader.ts'
import {
  areFlags,
  areMembers,
  type ColumnContent,
  columnContent,
  contradicts,
  roleOfContent,
} from './columnContent.ts'
import { withUnit } from './columnUnit.ts'
import { foldedHeader, type HeaderMeaning, headerMeaning } from './columnHeaders.ts'
import {
  type ChosenColumns,
  type ColumnRole,
  columnRoles,
  type SheetColumn,
  seatRoles,
} from './columnRole.ts'
import { isEmptyRow, type SheetRow, type SheetTable } from './sheetTable.ts'

export interface SheetColumns {
  /** The row of the headers, from 1; null if the sheet has none. */
  readonly header: number | null
  readonly columns: readonly SheetColumn[]
}

/** A column while its role is sought. */
interface Candidate {
  readonly title: string
  readonly meaning: HeaderMeaning | null
  readonly content: ColumnContent
  role: ColumnRole
  isSure: boolean
}

const maxRowsAboveHeader = 10

/**
 * Guesses what the columns of a sheet hold, from headers and cells. Returns null for a text that its lines explain
 * better: no header is known, and nothing but commas or bars separates the cells.
 */
export function sheetColumns(
  table: SheetTable,
  parse: ParseRank,
  chosen: ChosenColumns | null,
): SheetColumns | null {
  const header = chosen?.header === undefined ? headerRow(table, parse) : chosen.header
  const rows = table.slice(header ?? 0).filter(row => !isEmptyRow(row))
  const titles = header === null ? [] : (table[header - 1]?.cells ?? [])
  const width = Math.max(titles.length, ...rows.map(({ cells }) => cells.length))
  const full = rows.filter(({ cells }) => cells.filter(cell => cell !== '').length > 1)
  const candidates = Array.from({ length: width }, (_, index): Candidate => {
    const title = titles[index] ?? ''
    const content = columnContent(
      full.map(({ cells }) => withUnit(cells[index] ?? '', title, parse)),
      parse,
    )
    return { title, content, meaning: headerMeaning(title), role: 'ignored', isSure: false }
  })
  if (chosen === null && header === null && !isPlainTable(rows, candidates)) return null
  for (const each of candidates) Object.assign(each, decided(each))
  if (header === null) decideWithoutHeader(candidates, full.length < rows.length)
  else {
    nameOfTeams(candidates)
    for (const role of columnRoles.filter(each => each !== 'ignored'))
      keepBest(
        candidates.filter(each => each.role === role),
        role,
      )
    findPlayers(candidates)
    findRanks(candidates)
    if (!isProven(header, table, candidates)) for (const each of candidates) each.isSure = false
  }
  return {
    header,
    columns: candidates.map(({ title, meaning, role, isSure }, index) => ({
      title,
      role: chosen?.roles[index] ?? role,
      isSure: chosen?.roles[index] !== undefined || isSure,
      number: meaning?.number ?? null,
      isOfCaptain: meaning?.isOfCaptain ?? false,
    })),
  }
}

/**
 * The first row in which several cells are headers, and none is a value or stands again below; null if there is none. A
 * row that is repeated whole heads blocks.
 */
function headerRow(table: SheetTable, parse: ParseRank): number | null {
  const known = table.slice(0, maxRowsAboveHeader).map(({ cells, text }, index) => {
    const filled = cells.filter(cell => cell !== '')
    const below = table.slice(index + 1).filter(row => row.text !== text)
    if (below.some(row => cells.some((cell, at) => cell !== '' && cell === row.cells[at]))) return 0
    const isValue = (cell: string) =>
      /^\d+$|@\S+\.|#\d{4}$|https?:|^\d{1,4}[./-]\d/.test(cell) ||
      !['tier', 'none', undefined].includes(parse(cell)?.form) ||
      (namedField(cell)?.value ?? '') !== ''
    if (filled.length < 2 || filled.some(isValue)) return 0
    const meanings = filled.map(headerMeaning)
    const isNamed = meanings.some(each => each?.roles.some(role => role !== 'ignored'))
    // A sentence with a comma is no header.
    const isWhole = /[\t;|]/.test(text) || meanings.some(each => each?.isWhole)
    return isNamed && isWhole ? meanings.filter(each => each !== null).length : 0
  })
  const most = Math.max(0, ...known)
  return most < 2 ? null : known.indexOf(most) + 1
}

/**
 * Whether a row is beyond doubt one of headers: a cell is nothing else or a question, or differs from what stands below;
 * and no row above is as full.
 */
function isProven(header: number, table: SheetTable, candidates: readonly Candidate[]): boolean {
  const widthOf = (row: SheetRow | undefined) => row?.cells.filter(cell => cell !== '').length ?? 0
  if (table.slice(0, header - 1).some(row => widthOf(row) >= widthOf(table[header - 1]))) return false
  return candidates.some(
    ({ title, meaning, content }) =>
      title !== '' &&
      (meaning?.isWhole || meaning?.isAsked || roleOfContent(content) !== null || content.ranks > 0.6),
  )
}

/** Whether rows without a header are a table: tabs or semicolons divide them evenly, or their cells are contacts. */
function isPlainTable(rows: readonly SheetRow[], candidates: readonly Candidate[]): boolean {
  const filled = rows.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (filled.length < 2 || candidates.length < 2) return false
  if (candidates.some(({ content }) => ['email', 'steam', 'discord'].includes(roleOfContent(content) ?? '')))
    return true
  const width = candidates.length
  const hasGaps = filled.some(({ cells }) => cells.includes(''))
  return filled.every(({ cells, text }) => (hasGaps || /[\t;]/.test(text)) && cells.length === width)
}

/** The role that the header means, unless the cells contradict it, or that the cells show. */
function decided({ meaning, content }: Candidate): Pick<Candidate, 'role' | 'isSure'> {
  const roles = meaning?.roles ?? []
  if (areMembers(content) && roles.length > 0) return { role: 'captain', isSure: true }
  const isPastRank = meaning?.isOfAnotherTime && roles.includes('rank')
  if (meaning?.isOfAnother || (meaning?.isOfAnotherTime && !isPastRank))
    return { role: 'ignored', isSure: true }
  const shown = roleOfContent(content)
  if (shown !== null) return { role: shown, isSure: true }
  if (meaning?.isQuestion && areFlags(content)) return { role: 'ignored', isSure: true }
  const role = roles.find(each => !contradicts(each, content))
  const isOfTeam = role === 'team' || role === 'captain' || role === 'substitute'
  // What is answered in words may be a wish or a remark.
  if (meaning?.isQuestion && (role === 'captain' || role === 'substitute'))
    return { role: 'ignored', isSure: false }
  if (role !== undefined) return { role, isSure: !isPastRank && !(meaning?.isAsked && isOfTeam) }
  return { role: roles[0] ?? 'ignored', isSure: false }
}

function assign(column: Candidate, role: ColumnRole, isSure: boolean): void {
  column.role = role
  column.isSure = isSure
}

/** 'Name' before 'Player 1' is the name of the team. */
function nameOfTeams(candidates: readonly Candidate[]): void {
  const seats = candidates.filter(({ role }) => seatRoles.includes(role))
  const isNumbered = seats.some(({ meaning }) => meaning?.number !== null)
  if (!isNumbered || candidates.some(({ role }) => role === 'team')) return
  const named = seats.find(({ title }) =>
    /^(?:name|participant|participant name|имя|участник)$/.test(foldedHeader(title)),
  )
  if (named !== undefined) assign(named, 'team', true)
}

/** Of columns that mean the same, ignores all but the best. Columns with the same header are of several players. */
function keepBest(columns: readonly Candidate[], role: ColumnRole): void {
  const groups = Map.groupBy(columns, ({ meaning }) =>
    role === 'team' ? '' : `${meaning?.number ?? ''}${meaning?.isOfCaptain ? 'c' : ''}`,
  )
  for (const group of groups.values()) {
    const shapes = new Set(group.map(({ title }) => foldedHeader(title)))
    if (shapes.size < 2) continue
    const rated = group.toSorted((a, b) => ratingFor(role, b) - ratingFor(role, a))
    const [best, ...others] = rated
    for (const other of others) {
      assign(other, 'ignored', best !== undefined && ratingFor(role, best) > ratingFor(role, other))
    }
  }
}

function ratingFor(role: ColumnRole, { meaning, content }: Candidate): number {
  const whole = meaning?.isWhole ? 0.5 : 0
  const first = meaning?.roles[0] === role ? 0.25 : 0
  const filled = content.filled > 0 ? 0.1 : -4
  if (role === 'rank') return content.ranks * 10 + whole - (meaning?.isOfAnotherTime ? 8 : 0)
  return (role === 'player' ? (meaning?.rating ?? 0) : 0) + whole + first + filled
}

/** Without a column for players, takes the one with most texts. */
function findPlayers(candidates: readonly Candidate[]): void {
  if (candidates.some(({ role }) => seatRoles.includes(role))) return
  const isText = ({ content }: Candidate) =>
    content.share('text') > 0.5 && !contradicts('player', content) && content.ranks < 0.5
  const texts = candidates.filter(isText)
  const isOpen = ({ role, isSure }: Candidate) => role === 'ignored' && !isSure
  const best =
    texts.find(isOpen) ??
    texts.find(({ role }) => ['steam', 'discord', 'telegram'].includes(role)) ??
    texts.find(({ role }) => role === 'ignored')
  if (best !== undefined) assign(best, 'player', false)
}

/** Without a column for ranks, takes one whose header says nothing. */
function findRanks(candidates: readonly Candidate[]): void {
  if (candidates.some(({ role }) => role === 'rank')) return
  const isRank = ({ meaning, content }: Candidate) =>
    meaning === null && content.ranks > 0.6 && !content.isNumbering && !areFlags(content)
  const rank = candidates.find(isRank)
  if (rank !== undefined) assign(rank, 'rank', false)
}

/** Name, rank and team in this order, as far as the cells do not show something else; many texts are a team. */
function decideWithoutHeader(candidates: readonly Candidate[], hasHeadings: boolean): void {
  const open = candidates.filter(({ role, content }) => role === 'ignored' && content.filled > 0)
  const rank = open
    .filter(({ content }) => content.ranks > 0.6 && !content.isNumbering)
    .toSorted((a, b) => b.content.ranks - a.content.ranks)[0]
  if (rank !== undefined) assign(rank, 'rank', rank.content.share('text') > 0.5)
  const texts = open.filter(
    each =>
      each !== rank &&
      each.content.share('text') > 0.5 &&
      roleOfContent(each.content) === null &&
      !areFlags(each.content),
  )
  const [first, second] = texts
  if (texts.length > 3 && rank === undefined) {
    for (const [index, each] of texts.entries()) assign(each, index === 0 ? 'team' : 'player', false)
  } else if (first !== undefined) {
    const isTeamFirst = first.content.isRepeated && second !== undefined && !second.content.isRepeated
    assign(isTeamFirst ? second : first, 'player', texts.length === 1)
    const team = isTeamFirst ? first : second
    if (team !== undefined && !hasHeadings && team.content.share('handle') < 0.5) assign(team, 'team', false)
  }
}
