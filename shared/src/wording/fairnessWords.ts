import type { TFunction } from 'i18next'
import type { Draft } from '../draft/draft.ts'
import { fairnessOf } from '../draft/fairnessOf.ts'
import type { Language } from '../profile/profile.ts'
import { basisOfScale, type RankScale } from '../ranks/rankScale.ts'

interface FairnessWords {
  /** The spread of the draft and that of even teams, each with its name, and its share of the larger one. */
  readonly spreads: readonly {
    readonly of: 'draft' | 'even'
    readonly label: string
    readonly text: string
    readonly share: number
  }[]
  readonly comparison: string
  /** How the spread is measured. */
  readonly measure: string
}

/** Says how fair a draft is next to even balancing of the same players; null where there is nothing to compare. */
export function fairnessWords(
  t: TFunction<'draft'>,
  [draft, players, scale]: readonly [Draft, Parameters<typeof fairnessOf>[1], RankScale],
  language: Language,
): FairnessWords | null {
  const fairness = fairnessOf(draft, players, scale)
  if (fairness === null) return null
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const [drafted, even] = [fairness.draft.spread, fairness.even.spread]
  const row = (of: 'draft' | 'even', label: string, spread: number) => ({
    of,
    label,
    text: t('spread', { spread: number.format(spread) }),
    share: spread / Math.max(drafted, even, 1),
  })
  const context = basisOfScale(scale)
  return {
    spreads: [row('draft', t('fairnessDraft'), drafted), row('even', t('fairnessEven'), even)],
    comparison:
      drafted === even
        ? t('fairnessSame')
        : drafted < even
          ? t('fairnessBetter')
          : t('fairnessCost', { difference: number.format(drafted - even) }),
    measure: t(fairness.draft.comparedBy === 'sum' ? 'fairnessText_sum' : 'fairnessText_average', {
      context,
    }),
  }
}
