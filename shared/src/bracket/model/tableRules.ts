import type { AfterTie, TieOfThree } from '../../format/stageKinds/tieRules.ts'
import type { MiniLeagueCriterion, TableCriterion } from '../../format/tableCriterion.ts'

/** The points for the result of one match. A bye and a walkover count as a win. */
export interface PointRules {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/** An order of teams that no criterion separates, from the first to the last. */
export interface TieOrder {
  readonly by: 'lot' | 'decision' | 'tie-break-match'
  readonly teamIds: readonly string[]
}

/** How a table ranks teams. */
export interface TableRules {
  readonly points: PointRules
  /** In the order in which they are applied. */
  readonly criteria: readonly TableCriterion[]
  readonly afterTie: AfterTie
  /** The criteria of `head-to-head`; `defaultMiniLeague` if absent. */
  readonly miniLeague?: readonly MiniLeagueCriterion[]
  /** The rounds that a walkover counts for the winner, who concedes none; 0 if absent. */
  readonly walkoverRounds?: number
  /** How three tied teams play tie-break matches; each against each if absent. */
  readonly tieOfThree?: TieOfThree
  /** The orders of teams that were found to be tied. An order counts where exactly its teams stay tied in the end. */
  readonly tieOrders?: readonly TieOrder[]
}
