import { isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'

/** Returns the line that a named member is read from. */
export function useMemberLine(competition: CompetitionDocument) {
  const rankName = useRankName()
  const scale = rankScaleOf(competition)
  return ({ name, rankTier }: { readonly name: string; readonly rankTier: RankTier | null }) => {
    if (rankTier === null) return name
    return `${name} ${isRatingScale(scale) ? rankTier : rankName(scale, rankTier)}`
  }
}
