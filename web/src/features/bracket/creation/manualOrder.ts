/** The order with one entry moved to another place, everything between them closing up. Places count from 0. */
export function movedTeam<T>(order: readonly T[], from: number, to: number): readonly T[] {
  const moved = order[from]
  if (moved === undefined || from === to) return order
  const place = Math.min(order.length - 1, Math.max(0, to))
  return order.toSpliced(from, 1).toSpliced(place, 0, moved)
}

/** An order by hand after teams have come, gone or changed: those that were there stay in order, new ones come last. */
export function keptOrder(
  order: readonly string[],
  teams: readonly { readonly id: string }[],
): readonly string[] {
  const known = new Set(order)
  const present = new Set(teams.map(({ id }) => id))
  return [
    ...order.filter(id => present.has(id)),
    ...teams.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  ]
}
