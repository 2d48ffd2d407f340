import { mayJoin, type Unit } from './unit.ts'

/** A team with the units distributed to it. */
export interface DistributedTeam {
  /** The index among the teams of the distribution. */
  readonly index: number
  /** The existing team; null for a new one. */
  readonly teamId: string | null
  /** The sum of the steps of the players who were in the team before. */
  readonly sum: number
  /** The weight of a step when teams are compared; a whole number. */
  readonly weight: number
  readonly units: readonly Unit[]
  /** The weighted sum of all steps, by which teams are compared. */
  readonly strength: number
}

/** Two teams of five single players have ten units; the table has an entry for each subset. */
const maxUnits = 10
const stepsIn = new Float64Array(1 << maxUnits)
const playersIn = new Uint8Array(1 << maxUnits)

/**
 * Visits the splits of two teams' units that change neither team's size and break no constraint, in a fixed order,
 * until `visit` returns true. It receives the distance between the two teams, and a bit set for `splitBy`.
 */
export function eachSplit(
  a: DistributedTeam,
  b: DistributedTeam,
  visit: (distance: number, split: number) => boolean,
): void {
  const units = unitsOfBoth(a, b)
  const all = (1 << units.length) - 1
  const onlyA = setOf(units, unit => !mayJoin(unit, b.teamId))
  const onlyB = setOf(units, unit => !mayJoin(unit, a.teamId))
  const rivals = rivalsAmong(units)
  const players = playersOf(a.units)

  units.forEach((unit, index) => {
    const bit = 1 << index
    for (let rest = 0; rest < bit; rest++) {
      stepsIn[bit | rest] = (stepsIn[rest] ?? 0) + unit.step
      playersIn[bit | rest] = (playersIn[rest] ?? 0) + unit.players.length
    }
  })
  const total = stepsIn[all] ?? 0
  for (let split = 0; split <= all; split++) {
    if (playersIn[split] !== players || (split & onlyB) !== 0 || (~split & onlyA) !== 0) continue
    if (rivals.length > 0 && rivals.some(pair => (split & pair) === pair || (split & pair) === 0)) continue
    const given = stepsIn[split] ?? 0
    const distance = Math.abs(a.weight * (a.sum + given) - b.weight * (b.sum + total - given))
    if (visit(distance, split)) return
  }
}

/** The two teams after a split: units in the set go to `a`, the others to `b`. */
export function splitBy(
  a: DistributedTeam,
  b: DistributedTeam,
  split: number,
): readonly [DistributedTeam, DistributedTeam] {
  const units = unitsOfBoth(a, b)
  const isInA = (_: Unit, index: number) => (split & (1 << index)) !== 0
  return [
    withUnits(a, units.filter(isInA)),
    withUnits(
      b,
      units.filter((unit, index) => !isInA(unit, index)),
    ),
  ]
}

/** The team with its units replaced. */
export function withUnits(
  team: Omit<DistributedTeam, 'units' | 'strength'>,
  units: readonly Unit[],
): DistributedTeam {
  return { ...team, units, strength: team.weight * units.reduce((sum, { step }) => sum + step, team.sum) }
}

function playersOf(units: readonly Unit[]): number {
  return units.reduce((sum, { players }) => sum + players.length, 0)
}

/** The order does not depend on which team has which unit. */
function unitsOfBoth(a: DistributedTeam, b: DistributedTeam): readonly Unit[] {
  return [...a.units, ...b.units].sort((one, other) => one.index - other.index)
}

function setOf(units: readonly Unit[], has: (unit: Unit) => boolean): number {
  return units.reduce((set, unit, index) => (has(unit) ? set | (1 << index) : set), 0)
}

/** The pairs of units that must be in different teams, as bit sets. */
function rivalsAmong(units: readonly Unit[]): readonly number[] {
  const rivals: number[] = []
  for (const [index, { apartFrom }] of units.entries()) {
    if (apartFrom.size === 0) continue
    for (const [at, other] of units.entries()) {
      if (at > index && apartFrom.has(other.index)) rivals.push((1 << index) | (1 << at))
    }
  }
  return rivals
}
