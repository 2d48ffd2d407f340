import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Consent } from '#platform/analytics/analytics.ts'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'
import { floating } from './floating.ts'

/** Both buttons are equally prominent, and the page works without an answer. */
export default function ConsentBanner({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  const { t } = useTranslation('consent')
  const banner = useRoomForToasts<HTMLDivElement>()
  return (
    <Paper
      ref={banner}
      component="section"
      data-on-screen
      aria-label={t('title')}
      elevation={8}
      sx={floating}
    >
      <Typography variant="body2">{t('text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={() => onAnswer('denied')}>
          {t('deny')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => onAnswer('granted')}>
          {t('allow')}
        </Button>
      </Box>
    </Paper>
  )
}
