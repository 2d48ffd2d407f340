import { teamSize } from '../format/teamLimits.ts'
import type { DistributionScope } from './distribute.ts'

interface Counts {
  readonly teams: number
  /** In existing teams. */
  readonly freeSeats: number
  /** Players without a team. */
  readonly pool: number
}

/** The scope that is proposed first. Existing teams are filled where that makes fewer new teams. */
export function defaultScope({ teams, freeSeats, pool }: Counts): DistributionScope {
  if (pool === 0 && teams > 0) return 'everyone'
  return newTeams(pool - freeSeats) < newTeams(pool) ? 'fillTeams' : 'unassigned'
}

function newTeams(players: number): number {
  return Math.ceil(Math.max(0, players) / teamSize)
}
