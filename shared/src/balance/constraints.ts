import { teamSize } from '../format/teamLimits.ts'

/** An organizer's constraints on a distribution; players are named by uid. */
export interface Constraints {
  /** The players of a group must be in one team. */
  readonly together: readonly (readonly string[])[]
  /** No two players of a group may be in one team. */
  readonly apart: readonly (readonly string[])[]
  /** The players of these groups stay without a team, as substitutes. */
  readonly substitutes?: readonly (readonly string[])[] | undefined
}

export const unconstrained = { together: [], apart: [], substitutes: [] } satisfies Constraints

/** The maximum number of groups of each kind, and of players in a group. */
export const constraintLimits = { groups: 200, together: teamSize, apart: 100, substitutes: 100 } as const
