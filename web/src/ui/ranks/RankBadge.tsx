import type { Game } from '@upper-bracket/shared/games/game'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { CsInsignia } from './CsInsignia.tsx'
import { DotaMedal } from './DotaMedal.tsx'

interface RankBadgeProps {
  readonly game: Game
  /** null where no rank is chosen; a number that is no rank of the game is drawn alike. */
  readonly tier: RankTier | null
  /** Width and height in pixels; drawn to be told apart from 24 on. */
  readonly size?: number
  /** The rank's name. Left out where the name stands beside the picture, which is silent then. */
  readonly title?: string
}

/** The insignia of a rank. Its shape and colour say the group, stars and chevrons the place within. */
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
