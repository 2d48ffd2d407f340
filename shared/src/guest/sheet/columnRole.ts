/** What a column of a sheet says about players. Several columns of `player`, `captain` or `substitute` make a row a team. */
export const columnRoles = [
  'player',
  'team',
  'rank',
  'captain',
  'substitute',
  'discord',
  'telegram',
  'email',
  'steam',
  'ignored',
] as const

export type ColumnRole = (typeof columnRoles)[number]

export interface SheetColumn {
  /** As typed; empty without a header. */
  readonly title: string
  readonly role: ColumnRole
  /** Whether header and content leave no doubt, or an organizer has chosen the role. */
  readonly isSure: boolean
  /** The number of the player in the header ('Player 2'); null if it has none. */
  readonly number: number | null
  /** Whether the header speaks of the captain ('Discord of the captain'). */
  readonly isOfCaptain: boolean
}

/** What an organizer has chosen; everything else is guessed. */
export interface ChosenColumns {
  /** The row of the headers, from 1; null if the sheet has none. */
  readonly header?: number | null
  readonly roles: Readonly<Record<number, ColumnRole>>
}

export const seatRoles: readonly ColumnRole[] = ['player', 'captain', 'substitute']
