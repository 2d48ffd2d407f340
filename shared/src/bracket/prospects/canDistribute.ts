/**
 * Whether each pair can hand its units to its two members so that none gets more than its capacity. Every pair has the
 * same number of units. Members are indexes into the capacities. This is a flow of pairs into members: a member that has
 * too much passes a unit on along the shortest path to one with room (Ford and Fulkerson 1956).
 */
export function canDistribute(
  pairs: readonly (readonly [number, number])[],
  capacities: readonly number[],
  units: number,
): boolean {
  const total = capacities.reduce((sum, capacity) => sum + capacity, 0)
  if (pairs.length * units > total) return false
  /** The units of each pair that its first member has. */
  const first = pairs.map(() => units)
  const room = [...capacities]
  for (const [one] of pairs) room[one] = (room[one] ?? 0) - units
  for (;;) {
    const start = room.findIndex(value => value < 0)
    if (start < 0) return true
    const path = pathToRoom(pairs, first, { room, start, units })
    if (path === null) return false
    let member = start
    for (const pair of path) {
      const [one, other] = pairs[pair] ?? [0, 0]
      first[pair] = (first[pair] ?? 0) + (member === one ? -1 : 1)
      member = member === one ? other : one
    }
    room[start] = (room[start] ?? 0) + 1
    room[member] = (room[member] ?? 0) - 1
  }
}

interface Search {
  readonly room: readonly number[]
  readonly start: number
  readonly units: number
}

/** The pairs along which a unit can move from a member to one with room. */
function pathToRoom(
  pairs: readonly (readonly [number, number])[],
  first: readonly number[],
  { room, start, units }: Search,
): readonly number[] | null {
  const paths = new Map<number, readonly number[]>([[start, []]])
  for (const [member, path] of paths) {
    if ((room[member] ?? 0) > 0) return path
    for (const [index, [one, other]] of pairs.entries()) {
      const held = member === one ? first[index] : member === other ? units - (first[index] ?? 0) : 0
      const next = member === one ? other : one
      if ((held ?? 0) > 0 && !paths.has(next)) paths.set(next, [...path, index])
    }
  }
  return null
}
