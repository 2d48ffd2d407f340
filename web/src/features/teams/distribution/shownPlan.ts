import type { DistributionPlan, PlannedTeam } from '@upper-bracket/shared/balance/distribute'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'

export interface ShownTeam extends PlannedTeam {
  readonly key: string
  readonly name: string
  /** The value for comparisons: the rank sum, or the average rank of its players. */
  readonly strength: number
}

interface ShownPlan {
  readonly teams: readonly ShownTeam[]
  /** The sizes of the new teams, if there are several and not all are full; otherwise null. */
  readonly newSizes: { readonly smallest: number; readonly largest: number } | null
}

interface Names {
  /** The names of the teams to be created, in order. */
  readonly names: readonly string[]
  /** The names of existing teams, by id. */
  readonly nameOf: ReadonlyMap<string, string>
}

/** Adds names to a plan, and the sizes to mention. */
export function shownPlan(plan: DistributionPlan, { names, nameOf }: Names): ShownPlan {
  const made = plan.teams.filter(({ teamId }) => teamId === null)
  const sizes = made.map(({ playerUids }) => playerUids.length)
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  return {
    teams: plan.teams.map(team => {
      const name = team.teamId === null ? names[made.indexOf(team)] : nameOf.get(team.teamId)
      const size = team.before.size + team.playerUids.length
      const strength = plan.comparedBy === 'sum' ? team.rankSum : team.rankSum / size
      return { ...team, key: team.teamId ?? team.playerUids.join(), name: name ?? '', strength }
    }),
    newSizes: made.length > 1 && smallest < teamSize ? { smallest, largest } : null,
  }
}
