import { chance } from '../../random/chance.ts'

export type Seeding = 'rank' | 'random'

export interface SeededTeam {
  readonly teamId: string
  readonly rankSum: number
}

/**
 * The ids of the teams, the first seed first. By `rank` the highest sum comes first, and equal sums in the order
 * of ids; at `random` the order is drawn by `draw`, the same one for the same text and the same teams.
 */
export function seedTeams(teams: readonly SeededTeam[], seeding: Seeding, draw: string): readonly string[] {
  const byId = [...teams].sort((a, b) => (a.teamId < b.teamId ? -1 : 1))
  if (seeding === 'random') return shuffled(byId, hash(draw)).map(team => team.teamId)
  return byId.sort((a, b) => b.rankSum - a.rankSum).map(team => team.teamId)
}

/** Fisher and Yates: every order is equally likely. */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const below = chance(seed)
  const rest = [...items]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1))
  return order
}

/** 32 bits of a text (FNV-1a over its UTF-16 units). */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return bits
}
