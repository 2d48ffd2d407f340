import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

interface OpenWindowNoticeProps {
  /** Names the service whose window is open. */
  readonly text: string
  readonly onCancel: () => void
}

/** Shown while a provider's window is open: what the page waits for, and a way to cancel. */
export function OpenWindowNotice({ text, onCancel }: OpenWindowNoticeProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        {text}
      </Typography>
      <Button size="small" color="inherit" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Box>
  )
}
