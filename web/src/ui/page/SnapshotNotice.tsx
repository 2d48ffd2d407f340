import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useShownAsOf } from '#platform/offline/cachedSnapshots.ts'
import { useFollowsSnapshots } from '#platform/snapshot/followSnapshots.ts'

/** Says that what is shown is seconds old, while Firestore is out of reach. */
export function SnapshotNotice() {
  const { t } = useTranslation()
  const follows = useFollowsSnapshots()
  // Without any network nothing follows; then the page says as of when it is.
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
