import type { RankScale } from '../../../ranks/rankScale.ts'
import type { ColumnRole } from '../columnRole.ts'

export interface TestSheet {
  readonly title: string
  /** The cells of an XLSX file are separated by tabs, its worksheets by form feeds. */
  readonly text: string
  /** UTF-8 without a mark if absent. */
  readonly as?: 'utf-8-mark' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252' | 'xlsx'
  /** The medals of Dota 2 if absent. */
  readonly scale?: RankScale
  /** The players as `shownGuests` shows them, and the problems. */
  readonly expected: readonly string[]
  /** What an organizer has to correct, by the headers of columns. */
  readonly byHand?: {
    readonly header?: number | null
    readonly roles?: Readonly<Record<string, ColumnRole>>
  }
}
