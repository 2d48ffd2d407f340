import type { TFunction } from 'i18next'
import type { Competition } from '../competition/competition.ts'
import { type Requirement, requirementsOf } from '../competition/requirements.ts'
import { isRatingScale, rankScaleOf } from '../ranks/rankScale.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import { rankName } from './rankName.ts'

type Texts = Readonly<{ competition: TFunction<'competition'>; ranks: TFunction<'ranks'>; language: string }>

/** Returns what newcomers need in order to join, as a sentence; null if that is nothing. */
export function requiredText(
  texts: Texts,
  competition: Pick<Competition, 'game' | 'options'>,
): string | null {
  const required = requirementsOf(competition.options)
  // A range contains that a rank is needed.
  const said = required.filter(code => code !== 'rank-required' || !required.includes('rank-out-of-range'))
  if (said.length === 0) return null
  const what = said.map(code => requirementText(texts, competition, code)).join(', ')
  return texts.competition('requires', { what })
}

/** Returns what one requirement asks for. */
export function requirementText(
  { competition: t, ranks, language }: Texts,
  { game, options }: Pick<Competition, 'game' | 'options'>,
  code: Requirement,
): string {
  const scale = rankScaleOf({ game, options })
  const isRating = isRatingScale(scale)
  if (code === 'rank-required' && isRating) return ranks(`rating_${scale}`)
  if (code === 'age-unstated') return t('requires_age-unstated', { age: options.minAge })
  if (code !== 'rank-out-of-range') return t(`requires_${code}`)
  const { rankFrom, rankTo } = options
  const nameOf = (tier: RankTier | null) =>
    tier === null ? '' : (rankName(ranks, language, scale, tier) ?? '')
  const context = rankTo === null ? 'from' : rankFrom === null ? 'to' : 'range'
  const range = { from: nameOf(rankFrom), to: nameOf(rankTo), context } as const
  return isRating ? t('requiresRating', range) : t('requiresRank', range)
}
