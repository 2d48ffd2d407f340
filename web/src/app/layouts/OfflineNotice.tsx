import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Shown while offline: what is on the screen may be out of date, and nothing can be changed. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            px: 2,
            py: 1,
            textAlign: 'center',
            fontWeight: 600,
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
          }}
        >
          {t('offline')}
        </Box>
      )}
    </Box>
  )
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
