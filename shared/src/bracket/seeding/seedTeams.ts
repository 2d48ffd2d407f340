import { chance } from '../../random/chance.ts'
import { hash } from '../../random/hash.ts'
import { shuffled } from '../../random/shuffled.ts'

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
  if (seeding === 'random') return shuffled(byId, chance(hash(draw))).map(team => team.teamId)
  return byId.sort((a, b) => b.rankSum - a.rankSum).map(team => team.teamId)
}
