import type { TieBreakMatch, TieBreakProblem } from '@upper-bracket/shared/bracket/stages/tieBreak'
import type { UndecidedTie } from '@upper-bracket/shared/bracket/tables/undecidedTies'

/** A tie on which a slot of the next stage, or the title, depends. */
export interface OpenTie extends UndecidedTie {
  /** The index of the group; null for teams of different groups. */
  readonly group: number | null
  /** The matches that can decide the tie, or why there are none. */
  readonly tieBreak: readonly TieBreakMatch[] | TieBreakProblem
}
