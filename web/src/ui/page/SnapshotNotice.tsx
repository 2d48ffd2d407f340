import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useShownAsOf } from '#platform/offline/cachedSnapshots.ts'
import { useFollowsSnapshots } from '#platform/snapshot/followSnapshots.ts'

/** Says that the data is seconds old while Firestore is out of reach. */
export function SnapshotNotice() {
  const { t } = useTranslation()
  const follows = useFollowsSnapshots()
  // Without a network there are no updates, and the page shows the time of its data.
  const isOffline = useShownAsOf() !== null
  return (
    <Box role="status">
      {follows && !isOffline && (
        <Alert severity="info" variant="outlined" sx={{ my: 2 }}>
          {t('followsSnapshots')}
        </Alert>
      )}
    </Box>
  )
}
