import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { fairnessWords } from '@upper-bracket/shared/wording/fairnessWords'
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
  const words = useMemo(
    () => fairnessWords(t, [draft, stored, scale], language),
    [t, draft, stored, scale, language],
  )
  if (words === null) return null
  return (
    <Box component="section" aria-labelledby={id} sx={box}>
      <Typography id={id} variant="h3" component="h3">
        {t('fairness')}
      </Typography>
      {words.spreads.map(({ of, label, text, share }) => (
        <Box key={of}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <span>{label}</span>
            <strong>{text}</strong>
          </Box>
          <Box aria-hidden sx={track}>
            <Box
              sx={{
                height: 1,
                minWidth: 2,
                width: `${share * 100}%`,
                bgcolor: of === 'draft' ? 'brand.main' : 'success.main',
              }}
            />
          </Box>
        </Box>
      ))}
      <Typography sx={{ fontWeight: 650 }}>{words.comparison}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words.measure}
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
