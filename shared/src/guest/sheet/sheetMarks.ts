import { foldedName } from '../../text/foldedName.ts'
import { memberWord } from './memberWords.ts'
import type { BodyRow } from './sheetBody.ts'
import type { Seat } from './sheetSeats.ts'

const captainWord = memberWord('captain')
const substituteWord = memberWord('substitute')
const staffWord = memberWord('staff')
const yes = memberWord('yes')
const no = memberWord('player', 'no')
const words = [captainWord, substituteWord, staffWord, yes, no]

/** What columns say of the player of a row. */
interface Marks {
  readonly isCaptain: boolean
  readonly isSubstitute: boolean
  /** Whether the row is about a coach or manager. */
  readonly isStaff: boolean
}

/**
 * Whether a column of captains or substitutes has no names of its own: it marks the players of another column, or names
 * one of them.
 */
export function isMarkColumn({ role, at }: Seat, seats: readonly Seat[], body: readonly BodyRow[]): boolean {
  const names = seats.filter(seat => seat.role === 'player')
  if (role === 'player' || names.length === 0) return false
  const cells = (column: number) =>
    body.flatMap(row => (row.cells[column] ? [foldedName(row.cells[column])] : []))
  const players = new Set(names.length === 1 ? cells(names[0]?.at ?? -1) : [])
  const filled = cells(at)
  const marks = filled.filter(cell => players.has(cell) || words.some(pattern => pattern.test(cell)))
  return marks.length * 2 > filled.length
}

export function marksOf(row: BodyRow, name: string, columns: readonly Seat[]): Marks {
  const marks = columns.map(({ role, at }) => {
    const cell = row.cells[at] ?? ''
    const isMeant = yes.test(cell) || foldedName(cell) === foldedName(name)
    return {
      isCaptain: captainWord.test(cell) || (role === 'captain' && isMeant),
      isSubstitute: substituteWord.test(cell) || (role === 'substitute' && isMeant),
      isStaff: staffWord.test(cell),
    }
  })
  return {
    isCaptain: marks.some(({ isCaptain }) => isCaptain),
    isSubstitute: marks.some(({ isSubstitute }) => isSubstitute),
    isStaff: marks.some(({ isStaff }) => isStaff),
  }
}
