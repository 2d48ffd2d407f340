import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownAsOf } from '#platform/offline/cachedSnapshots.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'

/** Shown while offline: the data may be out of date. Names its time if it comes from the cache. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  const asOf = useShownAsOf()
  return (
    <Box role="status">
      {(!online || asOf !== null) && (
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
          {asOf === null ? (
            t('offline')
          ) : (
            <>
              {t('offlineAsOf')} <LocalTime at={asOf} length="short" />
            </>
          )}
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
