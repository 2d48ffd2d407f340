import type { Places } from './placeProspects.ts'

/**
 * `best` and `worst` are the places that can still be taken (see `placeProspects`). At the end they are equal, or a
 * shared range such as 5–8.
 */
export interface Standing extends Places {
  readonly teamId: string
  /** The group of the last stage within which the places count. Absent unless that stage has several groups. */
  readonly group?: number
  readonly seed: number
  /** The series won and lost, including forfeits. */
  readonly wins: number
  readonly losses: number
  /** `playing`: the team has an open match, or waits to be placed by hand. `placed`: it has left the bracket. */
  readonly state: 'playing' | 'placed'
}

/** Orders by place, those of each group apart, ties by seed. */
export function byPlace(a: Standing, b: Standing): number {
  return groupOf(a) - groupOf(b) || a.best - b.best || a.worst - b.worst || a.seed - b.seed
}

/** Teams that have not reached a group of the last stage come after all that have. */
function groupOf({ group = Number.MAX_VALUE }: Standing): number {
  return group
}
