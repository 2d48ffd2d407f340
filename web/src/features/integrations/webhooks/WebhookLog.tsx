import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useWebhookDeliveriesQuery } from './webhookEndpoints.ts'

interface WebhookLogProps {
  readonly competitionId: string
  readonly webhookId: string
  readonly isPaused: boolean
}

/** What was sent to a webhook lately, and what it answered. */
export function WebhookLog({ competitionId, webhookId, isPaused }: WebhookLogProps) {
  const { t } = useTranslation('integrations')
  const { currentData, error, refetch } = useWebhookDeliveriesQuery({ competitionId, webhookId })
  if (currentData === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={3} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <div>
      {currentData.value.length === 0 ? (
        <Typography color="textSecondary">{t('emptyLog')}</Typography>
      ) : (
        <PlainList
          aria-label={t('log')}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
        >
          {currentData.value.map(delivery => (
            <DeliveryRow
              key={delivery.id}
              competitionId={competitionId}
              delivery={delivery}
              isPaused={isPaused}
            />
          ))}
        </PlainList>
      )}
    </div>
  )
}
