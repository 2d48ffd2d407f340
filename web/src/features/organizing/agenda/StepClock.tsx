import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { remainingTime } from '#ui/time/remainingTime.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'

/** The minutes and seconds until the deadline of a step, within a line of text. */
export function StepClock({ until }: { readonly until: number }) {
  const { t } = useTranslation('matchRoom')
  const now = useServerNow(1000)
  return (
    <Box component="span" role="timer" aria-label={t('timeLeft')} sx={clock}>
      {typeof now === 'number' ? remainingTime(until, now) : '–:––'}
    </Box>
  )
}

/** Digits of equal width stand far apart in this font. */
const clock = {
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.06em',
  color: 'text.primary',
} as const
