import { type GuestContactKind, guestContactKinds, readGuestContact } from '../../player/guestContacts.ts'
import { foldedName } from '../../text/foldedName.ts'
import { plainName } from '../../text/plainName.ts'
import type { GuestLine, Row } from '../list/guestLine.ts'
import { unmarked } from '../list/lineMarks.ts'
import { lineParts } from '../list/lineParts.ts'
import type { ParseRank } from '../list/rankReader.ts'
import { isCaption } from '../list/severalPlayers.ts'
import { underHeadings } from '../list/teamHeadings.ts'
import { withUnit } from './columnUnit.ts'
import { lostDigits } from './lostDigits.ts'
import { rankOfCell } from './rankOfCell.ts'
import { type BodyRow, headingRows, sheetBody, singleCell, teamsOfRows } from './sheetBody.ts'
import type { SheetColumns } from './sheetColumns.ts'
import { isMarkColumn, marksOf } from './sheetMarks.ts'
import { type Seat, sheetSeats } from './sheetSeats.ts'
import type { SheetTable } from './sheetTable.ts'

const nothing = /^(?:[-–—−.]+|нет|no|none|n\/?a|не указан\p{L}?)$/iu
const noTeam =
  /^(?:[-–—−.]+|нет(?: команды)?|без команды|no(?: team)?|none|n\/?a|соло|solo|free ?agent|lft|ищу(?: команду)?)$/iu
const inCell = /\n|;|,(?!\d)|(?<!\d),|\s\/\s/

/** Reads the players of a sheet, row by row: one per row, one team per row, or blocks under headings. */
export function sheetGuests(
  table: SheetTable,
  { header, columns }: SheetColumns,
  parse: ParseRank,
): readonly GuestLine[] {
  const body = sheetBody(table, header)
  const all = sheetSeats(columns)
  const marks = all.filter(seat => isMarkColumn(seat, all, body))
  const isMark = (at: number) => marks.some(mark => mark.at === at)
  const seats = sheetSeats(columns.map((each, at) => (isMark(at) ? { ...each, role: 'ignored' } : each)))
  const teamAt = columns.findIndex(({ role }) => role === 'team')
  const teams = teamsOfRows(body, teamAt)
  const isOfPlayers = teamAt < 0 && seats.length === 1
  const headings = isOfPlayers ? headingRows(body, seats, parse) : new Set()
  const readers = seats.map(seat => seatReader(seat, columns[seat.rank ?? -1]?.title ?? '', body, parse))

  const rowsOf = (row: BodyRow, index: number): readonly Row[] => {
    const { line, opensBlock, cells } = row
    const team = noTeam.test(teams[index] ?? '') ? '' : plainName(teams[index] ?? '')
    const base = { ...plain, line, context: header === null ? [] : [header], opensBlock, team }
    const single = singleCell(row)
    if (single !== null && isCaption(single.text)) return [{ ...base, text: single.text, isCaption: true }]
    if (headings.has(row)) return [{ ...base, ...heading, text: `# ${single?.text}` }]
    // Rows that are numbered in advance are empty.
    if (columns.every(({ role }, at) => role === 'ignored' || !cells[at])) return []
    // A captain can stand in the line-up again.
    const named = readers
      .flatMap(read => read(row))
      .toSorted((a, b) => Number(b.isCaptain) - Number(a.isCaptain))
    const players = named.filter(
      ({ name }, at) => named.findIndex(each => foldedName(each.name) === foldedName(name)) === at,
    )
    if (players.length === 0) return [base]
    const mayHead = isOfPlayers && single !== null ? heading : {}
    return players.map(player => {
      const { isCaptain, isSubstitute, isStaff } = marksOf(row, player.name, marks)
      return {
        ...base,
        ...mayHead,
        ...player,
        text: player.name,
        rest: isStaff ? player.name : '',
        isCaptain: isCaptain || player.isCaptain,
        isSubstitute: isSubstitute || player.isSubstitute,
      }
    })
  }
  return underHeadings(body.flatMap(rowsOf))
}

/** Returns a function that reads the players of a seat in a row: one, or a whole line-up in the cell. */
function seatReader(
  { role, at, rank: rankAt, contacts: contactsAt }: Seat,
  rankTitle: string,
  body: readonly BodyRow[],
  parse: ParseRank,
) {
  const filled = body.filter(row => singleCell(row) === null).flatMap(({ cells }) => cells[at] || [])
  const isLost = Object.fromEntries(
    guestContactKinds.map(kind => [
      kind,
      lostDigits(body.map(({ cells }) => cells[contactsAt[kind] ?? -1] ?? '')),
    ]),
  )
  const areMost = (holds: (cell: string) => boolean) => filled.filter(holds).length * 2 > filled.length
  const isRoster = areMost(cell => cell.split(inCell).length > 2)
  const partsOf = (text: string) => lineParts(text, parse, hints)
  const isRanked = (text: string) => parse(partsOf(text).rank || 'x') !== undefined
  // A name with a rank in the same cell is split as in a list; any other cell is a name as it stands.
  const haveRanks =
    rankAt === null && areMost(cell => (isRoster ? cell.split(inCell).some(isRanked) : isRanked(cell)))

  const named = (text: string) => {
    if (!haveRanks) return { name: plainName(text), rank: '', aside: '' }
    const { name, rank, aside, rest } = partsOf(text)
    return { name, rank, aside: joined(aside, rest) }
  }
  return ({ cells }: BodyRow) => {
    const cell = cells[at] ?? ''
    if (cell === '' || nothing.test(cell)) return []
    const contacts: Partial<Record<GuestContactKind, string>> = {}
    const unread: string[] = []
    for (const kind of guestContactKinds) {
      const typed = cells[contactsAt[kind] ?? -1] ?? ''
      if (typed === '' || nothing.test(typed)) continue
      const contact = isLost[kind]?.(typed) ? null : readGuestContact(kind, typed)
      if (contact === null) unread.push(typed)
      else contacts[kind] = contact
    }
    const { rank, rest } = rankOfCell(withUnit(cells[rankAt ?? -1] ?? '', rankTitle, parse), parse)
    const parts = isRoster ? cell.split(inCell).map(part => unmarked(part, noMarks)) : [cell]
    return parts
      .filter(part => part !== '')
      .map((part, index) => {
        const player = named(part)
        return {
          name: player.name,
          rank: player.rank === '' ? rank : player.rank,
          aside: joined(player.aside, rest, ...(index === 0 ? unread : [])),
          contacts: index === 0 ? contacts : {},
          isCaptain: role === 'captain' && index === 0,
          isSubstitute: role === 'substitute',
        }
      })
  }
}

function joined(...texts: readonly string[]): string {
  return texts.filter(text => text !== '').join(', ')
}

const noMarks = { isNumbered: false, isBulleted: false } as const
const hints = { ...noMarks, haveRanks: true, haveNumbers: true, ranksFirst: false } as const
const heading = { isSingle: true, isItem: false } as const
const plain = {
  part: null,
  name: '',
  rank: '',
  rest: '',
  aside: '',
  text: '',
  author: null,
  contacts: {},
  isCaptain: false,
  isSubstitute: false,
  isSelf: false,
  isSingle: false,
  isForm: false,
  isItem: true,
  isCaption: false,
  isFramed: false,
  separatedBy: 'header',
} as const
