import type { GuestContacts } from '../../player/guestContacts.ts'
import type { ChatLine } from './chatLines.ts'
import type { LineParts } from './lineParts.ts'

/** The text of a line about a player, as typed; a missing field is empty. */
export interface GuestLine {
  /** The number of the line, or of the row of a sheet, from 1. */
  readonly line: number
  /** The part of the line, if it names several players. */
  readonly part: string | null
  /** The lines without which this one would be read differently: its message's author, its team, the columns. */
  readonly context: readonly number[]
  readonly name: string
  readonly rank: string
  readonly team: string
  /** What is none of them; empty if everything has been read. */
  readonly rest: string
  /** The remarks that are left out; empty if there are none. */
  readonly aside: string
  readonly contacts: GuestContacts
  readonly isCaptain: boolean
  /** Whether the player belongs to the team, but has no seat in it. */
  readonly isSubstitute: boolean
  readonly source: 'sheet' | 'message' | 'line'
  /** Whether the team may be a remark: commas separate it, not columns. */
  readonly isTeamUnsure: boolean
}

/** A line that may be a player or a heading. */
export interface Row
  extends Omit<GuestLine, 'source' | 'isTeamUnsure'>,
    Pick<LineParts, 'isSelf' | 'isSingle' | 'isForm'> {
  readonly text: string
  readonly author: ChatLine['author']
  /** Whether the line above is empty or missing. */
  readonly opensBlock: boolean
  /** Whether a number or bullet precedes the text. */
  readonly isItem: boolean
  readonly isCaption: boolean
  /** Whether emoji stand on both sides of the text. */
  readonly isFramed: boolean
  readonly separatedBy: LineParts['separatedBy'] | 'header'
}
