import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { fairnessOf } from '@upper-bracket/shared/draft/fairnessOf'
import { basisOfScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { panel } from '../panel.ts'
import type { ShownDraft } from './useDraftView.ts'

/** The spread of a draft next to what even balancing would make of the same players. */
export default function DraftFairness({ draft, view }: { readonly draft: Draft; readonly view: ShownDraft }) {
  const { t } = useTranslation('draft')
  const { language } = useLanguage()
  const id = useId()
  const { stored, scale } = view
  const fairness = useMemo(() => fairnessOf(draft, stored, scale), [draft, stored, scale])
  if (fairness === null) return null
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const context = basisOfScale(scale)
  const drafted = fairness.draft.spread
  const even = fairness.even.spread
  const largest = Math.max(drafted, even, 1)
  return (
    <Box component="section" aria-labelledby={id} sx={box}>
      <Typography id={id} variant="h3" component="h3">
        {t('fairness')}
      </Typography>
      {(
        [
          ['fairnessDraft', drafted],
          ['fairnessEven', even],
        ] as const
      ).map(([label, spread]) => (
        <Box key={label}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <span>{t(label)}</span>
            <strong>{t('spread', { spread: number.format(spread) })}</strong>
          </Box>
          <Box aria-hidden sx={track}>
            <Box
              sx={{
                height: 1,
                minWidth: 2,
                width: `${(spread / largest) * 100}%`,
                bgcolor: label === 'fairnessDraft' ? 'brand.main' : 'success.main',
              }}
            />
          </Box>
        </Box>
      ))}
      <Typography sx={{ fontWeight: 650 }}>
        {drafted === even
          ? t('fairnessSame')
          : drafted < even
            ? t('fairnessBetter')
            : t('fairnessCost', { difference: number.format(drafted - even) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(fairness.draft.comparedBy === 'sum' ? 'fairnessText_sum' : 'fairnessText_average', { context })}
      </Typography>
    </Box>
  )
}

const box = {
  ...panel,
  display: 'grid',
  gap: 1,
  maxWidth: 720,
  p: 2,
} as const

const track = {
  height: 8,
  mt: 0.5,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.raised',
} as const
