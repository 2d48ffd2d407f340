import type { EntrantSource, Group } from '../model/stage.ts'

/** Distributes entrants, in the order of strength, into groups: 1 to 4 from the left, 5 to 8 from the right, and so on. */
export function snakeGroups(entrants: readonly EntrantSource[], groups: number): readonly Group[] {
  const distributed = Array.from({ length: groups }, (): EntrantSource[] => [])
  for (const [index, entrant] of entrants.entries()) {
    const row = Math.floor(index / groups)
    const column = index % groups
    distributed[row % 2 === 0 ? column : groups - 1 - column]?.push(entrant)
  }
  return distributed.map(members => ({ entrants: members }))
}
