import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { remainingTime } from '#ui/time/remainingTime.ts'

interface TimeLeftProps {
  /** Milliseconds since the epoch. */
  readonly until: number
  /** The server's time; not a number while it is unknown. */
  readonly now: number | null | undefined
}

/** The minutes and seconds until a deadline. */
export function TimeLeft({ until, now }: TimeLeftProps) {
  const { t } = useTranslation('matchRoom')
  return (
    <Typography
      variant="score"
      component="span"
      role="timer"
      aria-label={t('timeLeft')}
      sx={{
        fontSize: { xs: '1.25rem', sm: '1.5rem' },
        fontVariantNumeric: 'tabular-nums',
        minWidth: '3.2em',
        textAlign: 'end',
      }}
    >
      {typeof now === 'number' ? remainingTime(until, now) : '–:––'}
    </Typography>
  )
}
