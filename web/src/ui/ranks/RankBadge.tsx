import { isRatingScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { CsInsignia } from './CsInsignia.tsx'
import { DotaMedal } from './DotaMedal.tsx'
import { RatingBadge } from './RatingBadge.tsx'

interface RankBadgeProps {
  readonly scale: RankScale
  /** Null if no rank is chosen; invalid numbers look the same. */
  readonly tier: RankTier | null
  /** Width and height in pixels; ranks are distinguishable from 24 up. */
  readonly size?: number
  /**
   * The rank's name. Omit it if the name is shown next to the picture, which is then hidden from screen readers. A rating has
   * no picture, so nothing is drawn then.
   */
  readonly title?: string
}

/**
 * The insignia of a rank: shape and colour show the group, stars and chevrons the position within it. A rating is shown
 * as its number.
 */
export function RankBadge({ scale, tier, size = 24, title }: RankBadgeProps) {
  if (isRatingScale(scale)) {
    return title === undefined ? null : <RatingBadge rating={tier} size={size} title={title} />
  }
  const box = { viewBox: '0 0 64 64', width: size, height: size, style: { flexShrink: 0 } }
  const insignia = scale === 'dota2' ? <DotaMedal tier={tier} /> : <CsInsignia tier={tier} />
  if (title === undefined) {
    return (
      <svg {...box} aria-hidden="true">
        {insignia}
      </svg>
    )
  }
  return (
    <svg {...box} role="img" aria-label={title}>
      <title>{title}</title>
      {insignia}
    </svg>
  )
}
