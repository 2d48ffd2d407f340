import { csRanks } from '@upper-bracket/shared/ranks/csRanks'
import { dotaRank } from '@upper-bracket/shared/ranks/dotaRanks'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function that names ranks as the games do, 'Legend 3' or 'Gold Nova II', and ratings with their unit,
 * '4,350 MMR'; null for a number that is no rank.
 */
export function useRankName(): (scale: RankScale, tier: RankTier) => string | null {
  const { t, i18n } = useTranslation('ranks')
  return (scale, tier) => {
    if (scale === 'mmr' || scale === 'premier')
      return t(scale, { rating: tier.toLocaleString(i18n.language) })
    if (scale === 'csgo') {
      const rank = csRanks[tier - 1]
      return rank === undefined ? null : t(rank)
    }
    const rank = dotaRank(tier)
    if (rank === null) return null
    return rank.stars === 0 ? t(rank.medal) : `${t(rank.medal)} ${rank.stars}`
  }
}
