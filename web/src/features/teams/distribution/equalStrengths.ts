import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'

interface EqualTeams {
  /** The strength as it is shown. */
  readonly strength: string
  /** The number of teams with this strength. */
  readonly teams: number
}

/** Returns the strengths of a plan's teams, strongest first, with equal ones counted together. */
export function equalStrengths(
  { teams, comparedBy }: Pick<DistributionPlan, 'teams' | 'comparedBy'>,
  shown: (strength: number) => string,
): readonly EqualTeams[] {
  const counts = new Map<string, number>()
  const strengths = teams.map(({ rankSum, before, playerUids }) =>
    comparedBy === 'sum' ? rankSum : rankSum / (before.size + playerUids.length),
  )
  for (const strength of strengths.toSorted((a, b) => b - a).map(shown)) {
    counts.set(strength, (counts.get(strength) ?? 0) + 1)
  }
  return [...counts].map(([strength, count]) => ({ strength, teams: count }))
}
