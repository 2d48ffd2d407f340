import { chance } from '../../random/chance.ts'

export type Seeding = 'rank' | 'random'

export interface SeededTeam {
  readonly teamId: string
  readonly rankSum: number
}

/**
 * Orders the ids of the teams by seed. `rank` puts the highest sum first, and equal sums in the order of ids; `random`
 * draws the order from the text `draw`, deterministically.
 */
export function seedTeams(teams: readonly SeededTeam[], seeding: Seeding, draw: string): readonly string[] {
  const byId = [...teams].sort((a, b) => (a.teamId < b.teamId ? -1 : 1))
  if (seeding === 'random') return shuffled(byId, hash(draw)).map(team => team.teamId)
  return byId.sort((a, b) => b.rankSum - a.rankSum).map(team => team.teamId)
}

/** A Fisher–Yates shuffle: every order is equally likely. */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const below = chance(seed)
  const rest = [...items]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1))
  return order
}

/** A 32-bit hash of a text (FNV-1a over its UTF-16 units). */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return bits
}
