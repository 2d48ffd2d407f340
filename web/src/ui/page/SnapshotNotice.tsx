import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFollowsSnapshots } from '#platform/snapshot/followSnapshots.ts'

/** Says that what is shown is seconds old, while Firestore is out of reach. */
export function SnapshotNotice() {
  const { t } = useTranslation()
  const follows = useFollowsSnapshots()
  return (
    <Box role="status">
      {follows && (
        <Alert severity="info" variant="outlined" sx={{ my: 2 }}>
          {t('followsSnapshots')}
        </Alert>
      )}
    </Box>
  )
}
