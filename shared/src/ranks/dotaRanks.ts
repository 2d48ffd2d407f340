/** Medals of Dota 2, lowest first; Immortal has no stars. */
const dotaMedals = [
  'herald',
  'guardian',
  'crusader',
  'archon',
  'legend',
  'ancient',
  'divine',
  'immortal',
] as const

export type DotaMedal = (typeof dotaMedals)[number]

const starsPerMedal = 5
const immortal = 80

/** The 36 values of `RankTier`: 11–15, 21–25, … 71–75, 80. */
export const dotaRankTiers: readonly number[] = [
  ...Array.from({ length: 7 * starsPerMedal }, (_, step) => {
    const medal = Math.floor(step / starsPerMedal) + 1
    return medal * 10 + (step % starsPerMedal) + 1
  }),
  immortal,
]

/** The medal and the stars (0 for Immortal) of a `RankTier`; null for an invalid one. */
export function dotaRank(tier: number): { readonly medal: DotaMedal; readonly stars: number } | null {
  if (!dotaRankTiers.includes(tier)) return null
  const medal = dotaMedals[Math.floor(tier / 10) - 1]
  return medal === undefined ? null : { medal, stars: tier % 10 }
}
