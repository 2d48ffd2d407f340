import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { lateness } from '@upper-bracket/shared/schedule/lateness'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

const halfMinute = 30_000

/** The planned start of a match that has not begun, and its delay; nothing without a plan. */
export function PlannedStart({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const start = useMatchTexts().start(match)
  const now = useServerNow(start === null ? null : halfMinute) ?? null
  if (start === null) return null
  const minutes = now === null ? 0 : lateness(match, now)
  return (
    <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
      {t('startsAt', { time: start })}
      {minutes > 0 && (
        <Box component="strong" sx={{ color: 'warning.main', fontWeight: 650 }}>
          {' · '}
          {t('lateBy', { minutes })}
        </Box>
      )}
    </Typography>
  )
}
