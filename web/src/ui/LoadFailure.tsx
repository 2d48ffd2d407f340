import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/appError.ts'
import { EmptyState } from './EmptyState.tsx'

/** In place of data that did not come: why, and a way to ask again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common'])
  return (
    <EmptyState
      title={t('unknown')}
      text={t(toAppError(error).code)}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}
