import { isReady, type ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import type { RosterView } from '../roster.ts'

export interface MissingTeam {
  /** Null for players without a team. */
  readonly team: TeamDocument | null
  readonly members: readonly PlayerDocument[]
}

export interface ReadinessView {
  readonly ready: number
  readonly total: number
  /** The number of teams with players, and of those in which everybody is ready. */
  readonly teams: { readonly ready: number; readonly total: number }
  /** The players who have not confirmed: by team, then those without one. */
  readonly missing: readonly MissingTeam[]
}

/** Returns who is ready in a check, and who is missing. */
export function readinessView(check: ReadinessCheck, { teams, pool }: RosterView): ReadinessView {
  const groups = [
    ...teams.filter(({ members }) => members.length > 0),
    ...(pool.length > 0 ? [{ team: null, members: pool }] : []),
  ].map(({ team, members }) => ({
    team,
    members: members.filter(player => !isReady(player, check)),
    size: members.length,
  }))
  const total = groups.reduce((sum, { size }) => sum + size, 0)
  const missing = groups.filter(({ members }) => members.length > 0)
  const ofTeams = groups.filter(({ team }) => team !== null)
  return {
    total,
    ready: total - missing.reduce((sum, { members }) => sum + members.length, 0),
    teams: {
      ready: ofTeams.filter(({ members }) => members.length === 0).length,
      total: ofTeams.length,
    },
    missing: missing.map(({ team, members }) => ({ team, members })),
  }
}

export function missingCount({ missing }: ReadinessView): number {
  return missing.reduce((sum, { members }) => sum + members.length, 0)
}
