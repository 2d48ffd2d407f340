import type { EntrantSource, Group } from '../model/stage.ts'
import { EdgeClasses } from './edgeClasses.ts'
import { leastCostAssignment } from './leastCostAssignment.ts'

/**
 * Distributes entrants, in the order of strength, into groups: 1 to 4 from the left, 5 to 8 from the right, and so on.
 * Those that come from one group are spread evenly: where that needs it, entrants of one such row change places. Both are
 * always possible: the rows and the parts of previous groups are the sides of a bipartite graph whose edges are the
 * entrants, and its edges have as many classes as the largest degree (Kőnig 1916).
 */
export function snakeGroups(entrants: readonly EntrantSource[], groups: number): readonly Group[] {
  const all = indexes(groups)
  const rows = chunks([...entrants.keys()], groups)
  const byPreviousGroup = Map.groupBy(entrants.keys(), index => previousGroup(entrants[index]))
  const mates = [...byPreviousGroup].flatMap(([group, own]) => chunks(own, group === null ? 1 : groups))
  const classes = new EdgeClasses(rows, mates)
  for (const [index, row] of rows.entries()) {
    for (const entrant of row) classes.add(entrant, index % 2 === 0 ? all : all.toReversed())
  }
  // The classes can have changed places: the first row names the groups.
  return all.map(group => ({
    entrants: entrants.filter(
      (_, entrant) => classes.classOf.get(entrant) === classes.classOf.get(rows[0]?.[group] ?? group),
    ),
  }))
}

/**
 * Lists the groups whose teams take the slots of the best of a place, in the order of these slots. `rankedGroups` lists
 * the groups in the order of ranks. As few as possible join a team of their group, and then the sum of the squares by
 * which slots and ranks differ is the smallest.
 */
export function closeGroups(groups: readonly Group[], rankedGroups: readonly number[]): readonly number[] {
  const slots = groups
    .flatMap(({ entrants }) =>
      entrants.flatMap(entrant =>
        entrant.from === 'place' && entrant.group === null
          ? [{ place: entrant.place, mates: entrants.map(previousGroup) }]
          : [],
      ),
    )
    .sort((one, other) => one.place - other.place)
  const mate = slots.length ** 3
  const slotOf = leastCostAssignment(
    rankedGroups.map((group, rank) =>
      slots.map(({ mates }, slot) =>
        BigInt(mate * mates.filter(each => each === group).length + (slot - rank) ** 2),
      ),
    ),
  )
  return slots.map((_, slot) => rankedGroups[slotOf.indexOf(slot)] ?? 0)
}

/** The group of the stage before; null for a seed, and for one of the best of a place, whose group is not known. */
function previousGroup(entrant: EntrantSource | undefined): number | null {
  return entrant?.from === 'place' ? entrant.group : null
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return indexes(Math.ceil(items.length / size)).map(index => items.slice(index * size, (index + 1) * size))
}

function indexes(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
