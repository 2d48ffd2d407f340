import type { TieBreakMatch, TieBreakProblem } from '@upper-bracket/shared/bracket/stages/tieBreak'
import type { NamedTie } from '@upper-bracket/shared/wording/tieText'

export interface OpenTie extends NamedTie {
  /** The matches that can decide the tie, or why there are none. */
  readonly tieBreak: readonly TieBreakMatch[] | TieBreakProblem
}
