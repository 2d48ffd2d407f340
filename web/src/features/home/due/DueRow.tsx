import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { remainingTime } from '#ui/time/remainingTime.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import type { DueItem } from './dueItem.ts'
import { dueRow } from './dueRowStyle.ts'

interface DueRowProps {
  readonly item: DueItem
  /** Whether this is the reader's next step. */
  readonly isNext: boolean
}

export function DueRow({ item, isNext }: DueRowProps) {
  const { step, title, subject, competition, href, action, at, onOpen } = item
  return (
    <Box component="li" sx={{ ...dueRow, borderColor: isNext ? 'brand.main' : 'divider' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {subject !== null && <Typography sx={{ mt: 0.5, fontWeight: 650 }}>{subject}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {competition.name}
        </Typography>
      </Box>
      {at !== null && <Countdown at={at} />}
      <Button
        component={Link}
        to={href}
        onClick={onOpen}
        variant={isNext ? 'contained' : 'outlined'}
        {...(isNext ? { 'data-next-step': step } : { color: 'inherit' })}
        sx={{ minHeight: 44, flex: { xs: '1 0 100%', sm: '0 0 auto' } }}
      >
        {action}
      </Button>
    </Box>
  )
}

/** A moment further away than this is shown as a time of day. */
const countedMs = 60 * 60_000

/** The minutes and seconds until a moment that is near; the moment itself otherwise. */
function Countdown({ at }: { at: number }) {
  const { t } = useTranslation('dashboard')
  const now = useServerNow(1000)
  const isNear = typeof now === 'number' && at > now && at - now < countedMs
  if (!isNear) {
    return (
      <Typography color="textSecondary" component="span">
        <LocalTime at={at} length="short" />
      </Typography>
    )
  }
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'end' }}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('timeLeft')}
      </Box>
      <Typography variant="score" component="span" role="timer" aria-label={t('timeLeft')} sx={timer}>
        {remainingTime(at, now)}
      </Typography>
    </Box>
  )
}

const timer = { fontSize: '1.5rem', minWidth: '3.2em', textAlign: 'end' } as const
