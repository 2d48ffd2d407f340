/**
 * The seeds of a first round from top to bottom, two neighbours to a match, so that the seeds 1 and 2 can meet only in
 * the last round: each doubling replaces p by the pair p, size + 1 − p. For 8: 1 8 4 5 2 7 3 6. `size` is a power of
 * two.
 */
export function seedOrder(size: number): readonly number[] {
  let order = [1]
  while (order.length < size) {
    const sum = order.length * 2 + 1
    const next: number[] = []
    for (const seed of order) next.push(seed, sum - seed)
    order = next
  }
  return order
}

/** The slots of a first round for so many teams: the next power of two. */
export function slotsOf(teams: number): number {
  return 2 ** Math.ceil(Math.log2(teams))
}
