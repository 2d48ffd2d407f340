import type { Game } from '@upper-bracket/shared/games/game'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { useTranslation } from 'react-i18next'
import { RankBadge } from './RankBadge.tsx'
import { useRankName } from './useRankName.ts'

interface NamedRankBadgeProps {
  readonly game: Game
  readonly tier: RankTier | null
  readonly size?: number
}

/** The insignia of a rank where its name is not shown. */
export function NamedRankBadge({ game, tier, size = 32 }: NamedRankBadgeProps) {
  const { t } = useTranslation('ranks')
  const rankName = useRankName()
  const name = tier === null ? null : rankName(game, tier)
  return <RankBadge game={game} tier={tier} size={size} title={name ?? t('none')} />
}
