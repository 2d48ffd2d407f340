import type { Game } from '@upper-bracket/shared/games/game'
import { csRanks } from '@upper-bracket/shared/ranks/csRanks'
import { dotaRank } from '@upper-bracket/shared/ranks/dotaRanks'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { useTranslation } from 'react-i18next'

/** Returns a function that names ranks as the games do, 'Legend 3' or 'Gold Nova II'; null for an invalid number. */
export function useRankName(): (game: Game, tier: RankTier) => string | null {
  const { t } = useTranslation('ranks')
  return (game, tier) => {
    if (game === 'csgo') {
      const rank = csRanks[tier - 1]
      return rank === undefined ? null : t(rank)
    }
    const rank = dotaRank(tier)
    if (rank === null) return null
    return rank.stars === 0 ? t(rank.medal) : `${t(rank.medal)} ${rank.stars}`
  }
}
