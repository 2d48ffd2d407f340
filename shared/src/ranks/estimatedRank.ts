import { csRanks } from './csRanks.ts'
import { dotaRankTiers } from './dotaRanks.ts'
import { maxRatings } from './maxRatings.ts'
import type { RankTier } from './rankTier.ts'

/** What players give a number of: the ratings of the games, and the levels and Elo of FACEIT for CS. */
export type Ladder = keyof typeof ranks

/**
 * Returns the rank that players with a number of another ladder usually have.
 *
 * - Dota MMR: the community's table since the seasonal medals of 2022 (Liquipedia, 'Medals'): 154 MMR a star from
 *   Herald I at 0 to Ancient V, 200 a star from Divine I at 4,620, Immortal from 5,620. Valve publishes none.
 * - CS Premier rating and FACEIT level: the comparison with classic ranks in Dexerto's 'CS2 ratings explained', an
 *   estimate by groups of ranks; within a group, ranks are spaced evenly.
 * - FACEIT Elo: FACEIT's own table of levels, then as above.
 */
export function estimatedRank(ladder: Ladder, value: number): RankTier {
  return ranks[ladder](value)
}

const ranks = {
  mmr: tierOfMmr,
  premier: tierOfPremier,
  level: tierOfLevel,
  elo: (elo: number) => tierOfLevel(levelOfElo(elo)),
} as const

function tierOfMmr(mmr: number): RankTier {
  const step = mmr < 4620 ? Math.floor(mmr / 154) : 30 + Math.min(5, Math.floor((mmr - 4620) / 200))
  return dotaRankTiers[step] ?? 0
}

/** The lowest Premier rating of each group, its first rank and the number of its ranks; lower ones count as the first. */
const premierGroups = [
  [1000, 1, 6],
  [6500, 7, 4],
  [11_000, 11, 3],
  [14_500, 14, 3],
  [18_000, 17, 1],
  [20_000, 18, 1],
] as const

function tierOfPremier(rating: number): RankTier {
  const at = premierGroups.findLastIndex(([from]) => rating >= from)
  const [from, first, count] = premierGroups[at] ?? [0, 1, 1]
  const to = premierGroups[at + 1]?.[0] ?? maxRatings.premier + 1
  return first + Math.floor(((rating - from) / (to - from)) * count)
}

/** Levels 1–3 are compared with silver, 4–6 with gold nova, 7 with MG, 8 and 9 with DMG to LEM, 10 with the highest. */
const ranksOfLevels = [2, 4, 6, 7, 8, 10, 12, 14, 16, csRanks.length] as const

function tierOfLevel(reached: number): RankTier {
  return ranksOfLevels[reached - 1] ?? 1
}

/** The lowest Elo of levels 2 to 10. */
const eloOfLevels = [501, 751, 901, 1051, 1201, 1351, 1531, 1751, 2001]

function levelOfElo(elo: number): number {
  return 1 + eloOfLevels.filter(from => elo >= from).length
}
