import type { Game } from '@upper-bracket/shared/games/game'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { CsInsignia } from './CsInsignia.tsx'
import { DotaMedal } from './DotaMedal.tsx'

interface RankBadgeProps {
  readonly game: Game
  /** Null if no rank is chosen; invalid numbers look the same. */
  readonly tier: RankTier | null
  /** Width and height in pixels; ranks are distinguishable from 24 up. */
  readonly size?: number
  /** The rank's name. Omit it if the name is shown next to the picture, which is then hidden from screen readers. */
  readonly title?: string
}

/** The insignia of a rank: shape and colour show the group, stars and chevrons the position within it. */
export function RankBadge({ game, tier, size = 24, title }: RankBadgeProps) {
  const box = { viewBox: '0 0 64 64', width: size, height: size, style: { flexShrink: 0 } }
  const insignia = game === 'dota2' ? <DotaMedal tier={tier} /> : <CsInsignia tier={tier} />
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
