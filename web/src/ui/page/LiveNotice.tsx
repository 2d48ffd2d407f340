import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AppError } from '#platform/errors/appError.ts'
import { useNetworkReturn } from '#platform/offline/useNetworkReturn.ts'

/** Reports an interrupted stream, with a button to reopen it. Renders nothing otherwise. */
export function LiveNotice({
  interrupted,
  onRetry,
}: {
  interrupted: AppError | null | undefined
  onRetry: () => void
}) {
  const { t } = useTranslation()
  useNetworkReturn(interrupted ? onRetry : null)
  if (!interrupted) return null
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
      sx={{ my: 2 }}
    >
      {t('interrupted')}
    </Alert>
  )
}
