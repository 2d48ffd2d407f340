import { teamSize } from '../format/teamLimits.ts'
import type { DistributionScope } from './distribute.ts'

interface Counts {
  readonly teams: number
  /** The free seats in existing teams. */
  readonly freeSeats: number
  /** The number of players without a team. */
  readonly pool: number
}

/** The scope that the dialog proposes first. Existing teams are filled if that makes fewer new teams. */
export function defaultScope({ teams, freeSeats, pool }: Counts): DistributionScope {
  if (pool === 0 && teams > 0) return 'everyone'
  return newTeams(pool - freeSeats) < newTeams(pool) ? 'fillTeams' : 'unassigned'
}

function newTeams(players: number): number {
  return Math.ceil(Math.max(0, players) / teamSize)
}
