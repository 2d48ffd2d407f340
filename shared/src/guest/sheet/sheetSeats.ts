import { type GuestContactKind, guestContactKinds } from '../../player/guestContacts.ts'
import { type ColumnRole, type SheetColumn, seatRoles } from './columnRole.ts'

/** The columns of one player of a row. */
export interface Seat {
  readonly role: ColumnRole
  readonly at: number
  readonly rank: number | null
  readonly contacts: Readonly<Partial<Record<GuestContactKind, number>>>
}

interface Indexed extends SheetColumn {
  readonly at: number
}

/**
 * Finds out which ranks and contacts belong to which player of a row. Headers have the same number, or there are as many
 * of them as players; a single one, or one of the captain, is the captain's; any other follows its player.
 */
export function sheetSeats(columns: readonly SheetColumn[]): readonly Seat[] {
  const indexed = columns.map((column, at): Indexed => ({ ...column, at }))
  const seats = indexed.filter(({ role }) => seatRoles.includes(role))
  const captain = seats.find(({ role }) => role === 'captain') ?? seats[0]
  const seatOf = (each: Indexed, same: readonly Indexed[]): Indexed | undefined => {
    if (seats.length === 1) return seats[0]
    if (each.number !== null) {
      const numbered = seats.find(({ number }) => number === each.number)
      if (numbered !== undefined) return numbered
      if (each.number === 1) return captain
    }
    if (each.isOfCaptain) return captain
    if (same.length === 1) return each.role === 'rank' ? undefined : captain
    return same.length === seats.length ? seats[same.indexOf(each)] : seats.findLast(({ at }) => at < each.at)
  }
  const owners = new Map<Indexed, Partial<Record<ColumnRole, number>>>(seats.map(seat => [seat, {}]))
  for (const role of ['rank', ...guestContactKinds] as const) {
    const same = indexed.filter(each => each.role === role)
    for (const each of same) {
      const seat = seatOf(each, same)
      const owned = seat === undefined ? undefined : owners.get(seat)
      if (owned !== undefined) owned[role] ??= each.at
    }
  }
  return seats.map(seat => {
    const { rank = null, ...contacts } = owners.get(seat) ?? {}
    return { role: seat.role, at: seat.at, rank, contacts }
  })
}
