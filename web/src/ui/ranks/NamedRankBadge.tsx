import { isRatingScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { useTranslation } from 'react-i18next'
import { RankBadge } from './RankBadge.tsx'
import { RatingBadge } from './RatingBadge.tsx'
import { useRankName } from './useRankName.ts'

interface NamedRankBadgeProps {
  readonly scale: RankScale
  readonly tier: RankTier | null
  readonly size?: number
}

/** The insignia of a rank, or the rating, where its name is not shown. */
export function NamedRankBadge({ scale, tier, size = 32 }: NamedRankBadgeProps) {
  const { t } = useTranslation('ranks')
  const rankName = useRankName()
  const name = tier === null ? null : rankName(scale, tier)
  const title = name ?? t('none', { context: scale })
  return isRatingScale(scale) ? (
    <RatingBadge rating={tier} size={size} title={title} />
  ) : (
    <RankBadge game={scale} tier={tier} size={size} title={title} />
  )
}
