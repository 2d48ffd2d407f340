import type { TableCriterion } from '../../format/tableCriterion.ts'

/** The points for the result of one match. A bye and a walkover count as a win. */
export interface PointRules {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/** The criteria of a mini-league. */
export type MiniLeagueCriterion = Extract<TableCriterion, 'points' | 'wins' | 'game-difference' | 'games-won'>

/** An order of teams that no criterion separates, from the first to the last. */
export interface TieOrder {
  readonly by: 'lot' | 'decision' | 'tie-break-match'
  readonly teamIds: readonly string[]
  /** The games that the first and the second team won in their tie-break match; 0:0 if one of them forfeited it. */
  readonly games?: readonly [number, number]
}

/** How a table ranks teams. */
export interface TableRules {
  readonly points: PointRules
  /** In the order in which they are applied. */
  readonly criteria: readonly TableCriterion[]
  /**
   * What happens after a criterion has separated some of the tied teams. `restart` applies the criteria from the first
   * one to each remainder, whose mini-league is smaller (FIBA, Official Basketball Rules, D.1). `continue` goes on with
   * the next criterion (UEFA EURO 2020).
   */
  readonly afterTie: 'restart' | 'continue'
  /** The criteria of `head-to-head`; `defaultMiniLeague` if absent. */
  readonly miniLeague?: readonly MiniLeagueCriterion[]
  /** The orders of teams that were found to be tied. An order counts where exactly its teams stay tied in the end. */
  readonly tieOrders?: readonly TieOrder[]
}
