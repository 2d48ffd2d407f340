/** A Fisher–Yates shuffle with numbers drawn by `below` (see `chance`): every order is equally likely. */
export function shuffled<T>(items: readonly T[], below: (below: number) => number): readonly T[] {
  const rest = [...items]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1))
  return order
}
