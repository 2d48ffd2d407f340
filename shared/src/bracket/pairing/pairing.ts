import type { TeamRecord } from '../tables/teamRecords.ts'

/** A match of a drawn round. */
export interface Pair {
  /** The team that is ranked higher comes first. */
  readonly teamIds: readonly [string, string]
  /** Whether the teams have already met, which happens only where it is unavoidable. */
  readonly isRematch: boolean
  /** The difference of the teams' points, or in Valve's Swiss of wins minus losses; above 0 a team has floated. */
  readonly gap: number
}

/** A drawn round of a Swiss stage. */
export interface Pairing {
  /** In the order of matches on the page: by the higher-ranked team. */
  readonly pairs: readonly Pair[]
  /** The team without an opponent; null if the number of teams is even. */
  readonly bye: string | null
  /** The number of pairs that meet again: no pairing of the round has fewer. */
  readonly rematches: number
  /** Whether the bye is not the first one of its team, because no team without one could get it. */
  readonly isSecondBye: boolean
}

/** A team of the round that is drawn. */
export interface Contender {
  readonly teamId: string
  /** The points by which teams are grouped. */
  readonly points: number
  readonly byes: number
  /** Whether the team floated in its last round. */
  readonly hasFloated: boolean
  /** The number of matches against each earlier opponent. */
  readonly opponents: ReadonlyMap<string, number>
}

/** Counts the matches against each opponent. */
export function opponentsOf({ meetings }: TeamRecord): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { opponentId } of meetings) {
    if (opponentId !== null) counts.set(opponentId, (counts.get(opponentId) ?? 0) + 1)
  }
  return counts
}

/** The pair of two teams, the higher-ranked one first. */
export function pairOf(one: Contender, other: Contender): Pair {
  return {
    teamIds: [one.teamId, other.teamId],
    isRematch: hasMet(one, other),
    gap: Math.abs(one.points - other.points),
  }
}

export function hasMet(one: Contender, other: Contender): boolean {
  return one.opponents.has(other.teamId)
}

/** Splits ranked teams into groups of equal points. */
export function pointGroups<Team extends { readonly points: number }>(
  ranked: readonly Team[],
): readonly (readonly Team[])[] {
  const groups: Team[][] = []
  for (const team of ranked) {
    const group = groups.at(-1)
    if (group?.[0]?.points === team.points) group.push(team)
    else groups.push([team])
  }
  return groups
}
