import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { useTranslation } from 'react-i18next'
import { RankBadge } from './RankBadge.tsx'
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
  return <RankBadge scale={scale} tier={tier} size={size} title={name ?? t('none', { context: scale })} />
}
