import { isRatingScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'

interface OverlayRankProps {
  readonly scale: RankScale
  readonly tier: RankTier | null
  readonly size: number
}

/** The insignia of a rank, or the rating in the size of the text around it. */
export function OverlayRank({ scale, tier, size }: OverlayRankProps) {
  const { language } = useLanguage()
  if (!isRatingScale(scale)) return <RankBadge game={scale} tier={tier} size={size} />
  return (
    <span style={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
      {tier === null ? '–' : tier.toLocaleString(language)}
    </span>
  )
}
