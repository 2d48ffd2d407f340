import type { UndecidedTie } from '@upper-bracket/shared/bracket/tables/undecidedTies'

/** A tie on which a slot of the next stage, or the title, depends. */
export interface OpenTie extends UndecidedTie {
  /** The index of the group; null for teams of different groups. */
  readonly group: number | null
}
