import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Unit } from './unit.ts'

/**
 * Chooses the players who stay in the pool when there are more than seats: those who joined last, and of those who
 * joined together the lower-ranked. Players who must be in one team stay together; single players are chosen first.
 */
export function substitutesAmong(
  units: readonly Unit[],
  count: number,
  joinedAt: ReadonlyMap<string, number>,
): Outcome<ReadonlySet<Unit>, 'no-such-distribution'> {
  const joined = ({ players }: Unit) => Math.max(...players.map(({ uid }) => joinedAt.get(uid) ?? 0))
  const lastFirst = units
    .filter(({ homeId }) => homeId === null)
    .toSorted(
      (a, b) =>
        a.players.length - b.players.length || joined(b) - joined(a) || a.step - b.step || b.index - a.index,
    )
  const chosen = new Set<Unit>()
  let left = count
  for (const unit of lastFirst) {
    if (unit.players.length > left) continue
    chosen.add(unit)
    left -= unit.players.length
  }
  return left === 0 ? accept(chosen) : refuse('no-such-distribution')
}
