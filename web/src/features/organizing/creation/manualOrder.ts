/** Moves one entry of an order to another position, from 0; the entries in between close the gap. */
export function movedTeam<T>(order: readonly T[], from: number, to: number): readonly T[] {
  const moved = order[from]
  if (moved === undefined || from === to) return order
  const place = Math.min(order.length - 1, Math.max(0, to))
  return order.toSpliced(from, 1).toSpliced(place, 0, moved)
}

/**
 * Updates a manual order after teams were added or removed: existing teams keep their order, and new ones come last.
 */
export function mergedOrder(
  order: readonly string[],
  teams: readonly { readonly id: string }[],
): readonly string[] {
  const known = new Set(order)
  const current = new Set(teams.map(({ id }) => id))
  return [
    ...order.filter(id => current.has(id)),
    ...teams.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  ]
}
