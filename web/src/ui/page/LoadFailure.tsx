import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { useNetworkReturn } from '#platform/offline/useNetworkReturn.ts'
import { EmptyState } from './EmptyState.tsx'

/** Shown when data failed to load, with the reason and a button to retry. Retries when the network returns. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common'])
  const sentence = useErrorSentence()
  useNetworkReturn(onRetry)
  return (
    <EmptyState
      title={t('unknown')}
      text={sentence(error)}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}
