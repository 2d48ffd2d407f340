import { teamSize } from '../format/teamLimits.ts'

/** What an organizer demands of a deal; players are named by uid. */
export interface Constraints {
  /** The players of a group must be in one team. */
  readonly together: readonly (readonly string[])[]
  /** No two players of a group may be in one team. */
  readonly apart: readonly (readonly string[])[]
}

export const unconstrained: Constraints = { together: [], apart: [] }

/** How many groups of each kind there may be, and of how many players. */
export const constraintLimits = { groups: 200, together: teamSize, apart: 100 } as const
