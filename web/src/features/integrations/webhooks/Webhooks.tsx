import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { useWebhooksQuery } from './webhookEndpoints.ts'

const AddWebhookDialog = lazyDialog(() => import('./AddWebhookDialog.tsx'))

/** The addresses that are told of the changes of a competition, for its organizers. */
export default function Webhooks({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('integrations')
  const { currentData, error, refetch } = useWebhooksQuery(competitionId)
  const [isAdding, setAdding] = useState(false)
  const webhooks = currentData?.value ?? []
  const add = (
    <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <section aria-labelledby="webhooks">
      <SectionHead id="webhooks" title={t('webhooks')}>
        {webhooks.length > 0 && webhooks.length < webhookLimits.perCompetition && add}
      </SectionHead>
      {currentData === undefined &&
        (error === undefined ? (
          <RowsSkeleton rows={2} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ))}
      {currentData !== undefined && webhooks.length === 0 && (
        <EmptyState title={t('none')} text={t('noneText')} action={add} />
      )}
      {webhooks.length > 0 && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('webhooksText')}
          </Typography>
          <PlainList sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {webhooks.map(webhook => (
              <WebhookRow key={webhook.id} competitionId={competitionId} webhook={webhook} />
            ))}
          </PlainList>
        </>
      )}
      {isAdding && <AddWebhookDialog competitionId={competitionId} onClose={() => setAdding(false)} />}
    </section>
  )
}
