import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { remainingTime } from '#ui/time/remainingTime.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'

interface TurnClockProps {
  /** When the time for the pick is over and the reserve begins, in milliseconds since the epoch. */
  readonly pickEndsAt: number
  /** When the reserve is over as well. */
  readonly deadline: number
  /** Stands still at this moment; null if it runs. */
  readonly stoppedAt?: number | null
}

/** The time that is left for a turn, by the server's clock: that of the pick, then the reserve. */
export function TurnClock({ pickEndsAt, deadline, stoppedAt = null }: TurnClockProps) {
  const { t } = useTranslation('draft')
  const serverNow = useServerNow(stoppedAt === null ? 1000 : null)
  const now = stoppedAt ?? serverNow
  const isKnown = typeof now === 'number'
  const isOnReserve = isKnown && now >= pickEndsAt && pickEndsAt < deadline
  const reserveMs = deadline - pickEndsAt
  const isShort = isKnown && deadline - now <= shortMs
  return (
    <Box sx={{ textAlign: 'end', flexShrink: 0, lineHeight: 1.2 }}>
      <Typography
        variant="score"
        component="div"
        role="timer"
        aria-label={t(isOnReserve ? 'onReserve' : 'timeLeft')}
        sx={{
          fontSize: { xs: '1.75rem', sm: '2.25rem' },
          fontVariantNumeric: 'tabular-nums',
          minWidth: '3.2em',
          color: isShort ? 'error.main' : isOnReserve ? 'warning.main' : 'text.primary',
        }}
      >
        {isKnown ? remainingTime(isOnReserve ? deadline : pickEndsAt, now) : '–:––'}
      </Typography>
      {reserveMs > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          {isOnReserve ? t('onReserve') : t('reserveLeft', { time: remainingTime(reserveMs, 0) })}
        </Box>
      )}
    </Box>
  )
}

const shortMs = 10_000
