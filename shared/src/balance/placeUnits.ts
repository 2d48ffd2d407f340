import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { SeatedTeam } from './openSeats.ts'
import { isConstrained, mayJoin, type Unit } from './unit.ts'

/** This is far more than real groups need, and takes a fraction of a second. */
const maxAttempts = 100_000

interface Placing {
  readonly team: SeatedTeam
  readonly units: Unit[]
  seats: number
  sum: number
}

/**
 * Finds a team for every constrained unit, largest first, and prefers weak teams for strong units. Returns the units of
 * each team, in the order of `teams`. It backtracks, so it finds a solution if there is one, unless the constraints are
 * too many to search.
 */
export function placeUnits(
  units: readonly Unit[],
  teams: readonly SeatedTeam[],
): Outcome<readonly (readonly Unit[])[], 'no-such-distribution'> {
  const waiting = units
    .filter(isConstrained)
    .toSorted(
      (a, b) =>
        b.players.length - a.players.length ||
        Number(b.homeId !== null) - Number(a.homeId !== null) ||
        b.apartFrom.size - a.apartFrom.size ||
        a.index - b.index,
    )
  const placing = teams.map((team): Placing => ({ team, units: [], seats: team.seats, sum: team.sum }))
  const seatCount = teams.reduce((sum, { members, seats }) => sum + members + seats, 0)
  const average = sumOf([...teams.map(({ sum }) => sum), ...units.map(({ step }) => step)]) / seatCount
  let attempts = 0

  const placed = (at: number): boolean => {
    const unit = waiting[at]
    if (unit === undefined) return true
    for (const choice of candidates(unit)) {
      if (++attempts > maxAttempts) return false
      choice.units.push(unit)
      choice.seats -= unit.players.length
      choice.sum += unit.step
      if (placed(at + 1)) return true
      choice.units.pop()
      choice.seats += unit.players.length
      choice.sum -= unit.step
    }
    return false
  }

  /** The teams that can take the unit, best first. Of new teams that are empty and equal only one is returned. */
  function candidates(unit: Unit): Placing[] {
    const strong = unit.step > average * unit.players.length ? 1 : -1
    const seen = new Set<number>()
    return placing
      .filter(({ team, units: there, seats }) => {
        if (seats < unit.players.length || !mayJoin(unit, team.teamId)) return false
        if (there.some(({ index }) => unit.apartFrom.has(index))) return false
        if (team.members > 0 || there.length > 0) return true
        const isNew = !seen.has(seats)
        seen.add(seats)
        return isNew
      })
      .toSorted((a, b) => strong * (expected(a) - expected(b)))
  }

  /** The average rank of a team whose free seats are filled with average players. */
  function expected({ team, sum, seats }: Placing): number {
    return (sum + seats * average) / (team.members + team.seats)
  }

  return placed(0) ? accept(placing.map(each => each.units)) : refuse('no-such-distribution')
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
