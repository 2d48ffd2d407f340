import { accept, type Outcome } from '../errors/outcome.ts'
import { alternatingDistribution } from './alternatingDistribution.ts'
import { partsOfStep } from './leastSpread.ts'
import { type ExistingTeam, openSeats, type SeatedTeam } from './openSeats.ts'
import { placeUnits } from './placeUnits.ts'
import type { RatedPlayer } from './ratedPlayer.ts'
import { seatDistribution } from './seatDistribution.ts'
import { type DistributedTeam, withUnits } from './split.ts'
import { isConstrained, type Unit } from './unit.ts'

/**
 * Distributes units of players into the free seats of existing teams and into `newTeams` others. New teams are filled in rounds
 * as specified (`alternatingDistribution`). If there are members or constraints, constrained units get their seats
 * first, and the others are placed one by one (`seatDistribution`). Teams that get nobody are not returned.
 */
export function distributeSeats(
  units: readonly Unit[],
  open: readonly ExistingTeam[],
  newTeams: number,
): Outcome<readonly DistributedTeam[], 'no-such-distribution'> {
  const unitOf = new Map(units.flatMap(unit => unit.players.map(({ uid }) => [uid, unit] as const)))
  const unitsAmong = (players: readonly RatedPlayer[]) => players.flatMap(({ uid }) => unitOf.get(uid) ?? [])
  const free = units.filter(unit => !isConstrained(unit))
  const freePlayers = free.flatMap(({ players }) => players)

  if (open.length === 0 && free.length === units.length) {
    const rows = alternatingDistribution(freePlayers, newTeams)
    return accept(
      rows.map((row, index) =>
        distributed({ teamId: null, members: 0, sum: 0, seats: row.length }, index, unitsAmong(row)),
      ),
    )
  }

  const teams = openSeats(
    units.map(({ players }) => players.length),
    open,
    newTeams,
  )
  const placed = placeUnits(units, teams)
  if (!placed.ok) return placed
  const begun = teams.map((team, index) => withPlaced(team, placed.value[index] ?? []))
  const rows = seatDistribution(freePlayers, begun)
  return accept(
    teams.map((team, index) =>
      distributed(team, index, [...(placed.value[index] ?? []), ...unitsAmong(rows[index] ?? [])]),
    ),
  )
}

function withPlaced(team: SeatedTeam, units: readonly Unit[]): SeatedTeam {
  const players = units.flatMap(unit => unit.players)
  return {
    ...team,
    members: team.members + players.length,
    sum: players.reduce((sum, { step }) => sum + step, team.sum),
    seats: team.seats - players.length,
  }
}

function distributed(
  { teamId, members, sum, seats }: SeatedTeam,
  index: number,
  units: readonly Unit[],
): DistributedTeam {
  return withUnits({ index, teamId, sum, weight: partsOfStep / (members + seats) }, units)
}
