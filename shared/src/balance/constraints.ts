import { teamSize } from '../format/teamLimits.ts'

/** An organizer's constraints on a distribution; players are named by uid. */
export interface Constraints {
  /** The players of a group must be in one team. */
  readonly together: readonly (readonly string[])[]
  /** No two players of a group may be in one team. */
  readonly apart: readonly (readonly string[])[]
}

export const unconstrained: Constraints = { together: [], apart: [] }

/** The maximum number of groups of each kind, and of players in a group. */
export const constraintLimits = { groups: 200, together: teamSize, apart: 100 } as const
