import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { rankName } from '@upper-bracket/shared/wording/rankName'
import { useTranslation } from 'react-i18next'

/** Returns `rankName` in the interface language. */
export function useRankName(): (scale: RankScale, tier: RankTier) => string | null {
  const { t, i18n } = useTranslation('ranks')
  return (scale, tier) => rankName(t, i18n.language, scale, tier)
}
