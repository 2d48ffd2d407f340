import type { TFunction } from 'i18next'
import { csRanks } from '../ranks/csRanks.ts'
import { dotaRank } from '../ranks/dotaRanks.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { RankTier } from '../ranks/rankTier.ts'

/**
 * Names a rank as the games do, 'Legend 3' or 'Gold Nova II', and a rating with its unit, '4,350 MMR'; null for a number
 * that is no rank.
 */
export function rankName(
  t: TFunction<'ranks'>,
  language: string,
  scale: RankScale,
  tier: RankTier,
): string | null {
  if (scale === 'mmr' || scale === 'premier') return t(scale, { rating: tier.toLocaleString(language) })
  if (scale === 'csgo') {
    const rank = csRanks[tier - 1]
    return rank === undefined ? null : t(rank)
  }
  const rank = dotaRank(tier)
  if (rank === null) return null
  return rank.stars === 0 ? t(rank.medal) : `${t(rank.medal)} ${rank.stars}`
}
