/** Teams of which each group takes only so many. */
export interface PlacementLimit {
  readonly teamIds: readonly string[]
  /** By the index of the group. */
  readonly capacity: readonly number[]
}

export interface PlacementTask {
  /** The groups of each team, the preferred one first. The teams are placed in this order. */
  readonly preferences: ReadonlyMap<string, readonly number[]>
  readonly limits: readonly PlacementLimit[]
}

export type Placement =
  | { readonly kind: 'placed'; readonly groupOf: ReadonlyMap<string, number> }
  | { readonly kind: 'impossible' | 'unknown' }

/** The maximum of group look-ups. It takes seconds to reach; groups of 64 teams need some thousands. */
const maxSteps = 50_000_000

/**
 * Places teams into groups within all limits: the first solution in depth-first order. After each step the remaining
 * teams of every limit that the step touches have to fit into what is free (a bipartite matching), so that dead ends are
 * found early, and of several empty groups only one is tried. The answer is `unknown` if it takes more than `maxSteps` look-ups.
 */
export function placeTeams({ preferences, limits }: PlacementTask): Placement {
  const search = new PlacementSearch(preferences, limits)
  const isPlaced = search.placeFrom(0)
  if (isPlaced) return { kind: 'placed', groupOf: search.groupOf }
  return { kind: search.steps > maxSteps ? 'unknown' : 'impossible' }
}

class PlacementSearch {
  readonly groupOf = new Map<string, number>()
  steps = 0
  readonly #preferences: ReadonlyMap<string, readonly number[]>
  readonly #teamIds: readonly string[]
  readonly #limitsOf: ReadonlyMap<string, readonly PlacementLimit[]>
  readonly #free: ReadonlyMap<PlacementLimit, number[]>
  /** The free places of each limit of a team. */
  readonly #freeFor: ReadonlyMap<string, readonly number[][]>

  constructor(preferences: PlacementTask['preferences'], limits: readonly PlacementLimit[]) {
    this.#preferences = preferences
    this.#teamIds = [...preferences.keys()]
    this.#limitsOf = new Map(
      this.#teamIds.map(teamId => [teamId, limits.filter(({ teamIds }) => teamIds.includes(teamId))]),
    )
    this.#free = new Map(limits.map(limit => [limit, [...limit.capacity]]))
    this.#freeFor = new Map(
      [...this.#limitsOf].map(([teamId, own]) => [teamId, own.map(limit => this.#free.get(limit) ?? [])]),
    )
  }

  /** Places the teams from an index on; returns false, with none of them placed, if they cannot be. */
  placeFrom(index: number): boolean {
    const teamId = this.#teamIds[index]
    if (teamId === undefined) return true
    const triedEmpty = new Set<string>()
    for (const group of this.#preferences.get(teamId) ?? []) {
      if (!this.#isFree(teamId, group)) continue
      if (this.#isEmpty(group)) {
        const kind = this.#capacitiesOf(group)
        if (triedEmpty.has(kind)) continue
        triedEmpty.add(kind)
      }
      if (this.steps > maxSteps) return false
      this.#move(teamId, group, -1)
      if (this.#touchedBy(teamId).every(limit => this.fits(limit)) && this.placeFrom(index + 1)) return true
      this.#move(teamId, group, 1)
    }
    return false
  }

  /** Whether the teams of a limit that are not placed yet fit into the groups that are free for each of them. */
  fits(limit: PlacementLimit): boolean {
    const holders = limit.capacity.map((): string[] => [])
    const seat = (teamId: string, seen: Set<number>): boolean => {
      for (const group of this.#preferences.get(teamId) ?? []) {
        const held = holders[group]
        if (held === undefined || seen.has(group) || !this.#isFree(teamId, group)) continue
        seen.add(group)
        const free = this.#free.get(limit)?.[group] ?? 0
        const replaceable = held.length < free ? held.length : held.findIndex(holder => seat(holder, seen))
        if (replaceable < 0) continue
        held[replaceable] = teamId
        return true
      }
      return false
    }
    return limit.teamIds.every(teamId => this.groupOf.has(teamId) || seat(teamId, new Set()))
  }

  #isEmpty(group: number): boolean {
    return ![...this.groupOf.values()].includes(group)
  }

  /** Empty groups with equal capacities are interchangeable. */
  #capacitiesOf(group: number): string {
    return [...this.#free.keys()].map(({ capacity }) => capacity[group]).join()
  }

  #isFree(teamId: string, group: number): boolean {
    this.steps += 1
    return (this.#freeFor.get(teamId) ?? []).every(free => (free[group] ?? 0) > 0)
  }

  #move(teamId: string, group: number, change: 1 | -1): void {
    if (change < 0) this.groupOf.set(teamId, group)
    else this.groupOf.delete(teamId)
    for (const free of this.#freeFor.get(teamId) ?? []) free[group] = (free[group] ?? 0) + change
  }

  /** The limits of the teams that share a limit with the given one and are not placed yet. */
  #touchedBy(teamId: string): readonly PlacementLimit[] {
    const touched = new Set<PlacementLimit>()
    for (const { teamIds } of this.#limitsOf.get(teamId) ?? []) {
      for (const other of teamIds) {
        if (this.groupOf.has(other)) continue
        for (const limit of this.#limitsOf.get(other) ?? []) touched.add(limit)
      }
    }
    return [...touched]
  }
}
