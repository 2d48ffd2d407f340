import { seedOrder } from '../../bracket/seeding/seedOrder.ts'

/** A match of the side in which a single loss eliminates, with what its slots come from: a match, or a team. */
export interface ResultNode {
  readonly children: readonly [ResultNode | string, ResultNode | string]
}

/** A match between two teams, one of which has won it; null if nobody has. */
interface DecidedMatch {
  readonly teamIds: readonly [string | undefined, string | undefined]
  readonly winner: string | null
}

/**
 * The order of seeds of so many teams that gives the side in which a single loss eliminates, if the matches in the order
 * played show all of it; otherwise null.
 */
export function seedsOfResults(matches: readonly DecidedMatch[], count: number): readonly string[] | null {
  const lost = new Set<string>()
  const tops = new Map<string, ResultNode>()
  let root: ResultNode | null = null
  for (const { teamIds, winner } of matches) {
    const [one, other] = teamIds
    if (one === undefined || other === undefined || lost.has(one) || lost.has(other)) continue
    root = { children: [tops.get(one) ?? one, tops.get(other) ?? other] }
    if (winner === null) return null
    tops.set(winner, root)
    lost.add(winner === one ? other : one)
  }
  const seeds = root === null ? null : seedsOfTree(root)
  return seeds?.length === count ? seeds : null
}

/**
 * The teams in an order of seeds from which our bracket gives this tree, with the upper slots where they are, if
 * possible: 1 plays the last seed, and the best seeds have the byes. Null if there is no such order.
 */
export function seedsOfTree(root: ResultNode): readonly string[] | null {
  const teams = leaves(root)
  const order = seedOrder(2 ** Math.ceil(Math.log2(teams)))
  const seeds = assigned(root, order, teams)
  return seeds === null ? null : [...seeds].sort(([one], [other]) => one - other).map(([, teamId]) => teamId)
}

function leaves(node: ResultNode | string): number {
  return typeof node === 'string' ? 1 : leaves(node.children[0]) + leaves(node.children[1])
}

function assigned(
  node: ResultNode | string,
  order: readonly number[],
  teams: number,
): ReadonlyMap<number, string> | null {
  const [only, ...others] = order.filter(seed => seed <= teams)
  if (only === undefined) return null
  if (others.length === 0) return typeof node === 'string' ? new Map([[only, node]]) : null
  if (typeof node === 'string' || leaves(node) !== others.length + 1) return null
  const halves = [order.slice(0, order.length / 2), order.slice(order.length / 2)] as const
  const [upper, lower] = node.children
  for (const [first, second] of [
    [upper, lower],
    [lower, upper],
  ] as const) {
    const one = assigned(first, halves[0], teams)
    const other = one === null ? null : assigned(second, halves[1], teams)
    if (one !== null && other !== null) return new Map([...one, ...other])
  }
  return null
}
