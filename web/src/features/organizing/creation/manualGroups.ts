export type ManualGroups = readonly (readonly string[])[]

/** Moves a team to another group; the teams of a group stay in the order of seeds. */
export function movedToGroup(
  groups: ManualGroups,
  {
    teamId,
    group,
    order,
  }: { readonly teamId: string; readonly group: number; readonly order: readonly string[] },
): ManualGroups {
  return groups.map((members, index) =>
    order.filter(id => (id === teamId ? index === group : members.includes(id))),
  )
}

/** Updates groups after teams were added or removed: a new team joins the smallest group. */
export function mergedGroups(groups: ManualGroups, order: readonly string[]): ManualGroups {
  const placed = new Set(groups.flat())
  const merged = groups.map(members => order.filter(id => members.includes(id)))
  for (const teamId of order.filter(id => !placed.has(id))) {
    const smallest = merged.toSorted((one, other) => one.length - other.length)[0]
    smallest?.push(teamId)
  }
  return merged.map(members => order.filter(id => members.includes(id)))
}

/** Whether the sizes of groups differ by more than one team. */
export function isUneven(groups: ManualGroups): boolean {
  const sizes = groups.map(({ length }) => length)
  return Math.max(...sizes) - Math.min(...sizes) > 1
}
