import { type Refusal, refuse } from '../errors/outcome.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isRankTier, type RankTier } from '../ranks/rankTier.ts'
import { settingPath } from './settings/settings.ts'
import type { CompetitionSettings, NewCompetitionSettings } from './settings/settingTable.ts'

/** The lowest and the highest rank with which people join; null for no limit. */
type RankRange = Pick<CompetitionSettings['options'], 'rankFrom' | 'rankTo'>

export function hasRankRange({ rankFrom, rankTo }: RankRange): boolean {
  return rankFrom !== null || rankTo !== null
}

/** Whether a rank is within the range. Higher ranks of a scale are higher numbers. */
export function isInRankRange({ rankFrom, rankTo }: RankRange, tier: RankTier): boolean {
  return (rankFrom === null || tier >= rankFrom) && (rankTo === null || tier <= rankTo)
}

/** Refuses limits that are no ranks of the competition's scale, and a highest rank below the lowest. */
export function rankRangeRefusals({
  game,
  options,
}: Partial<Pick<NewCompetitionSettings, 'game' | 'options'>>): Refusal<'rank-range-unfit'>[] {
  if (game === undefined || options === undefined) return []
  const scale = rankScaleOf({ game, options })
  const unfit = (['rankFrom', 'rankTo'] as const).find(name => {
    const tier = options[name]
    return tier !== null && !(isRankTier(scale, tier) && isInRankRange(options, tier))
  })
  return unfit === undefined ? [] : [refuse('rank-range-unfit', { field: settingPath(unfit) })]
}
