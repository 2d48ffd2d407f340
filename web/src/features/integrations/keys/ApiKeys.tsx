import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { apiKeyLimits, isActiveKey } from '@upper-bracket/shared/integrations/apiKey'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import { useApiKeysQuery } from './apiKeyEndpoints.ts'

const CreateApiKeyDialog = lazyDialog(() => import('./CreateApiKeyDialog.tsx'))

/** The keys with which programs act for organizers. */
export function ApiKeys({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('integrations')
  const { currentData, error, refetch } = useApiKeysQuery(competition.id)
  const [creating, setCreating] = useState(false)
  const keys = currentData?.value ?? []
  const now = useNow(Math.min(...keys.map(({ expiresAt }) => expiresAt)))
  const isFull = keys.filter(key => isActiveKey(key, now)).length >= apiKeyLimits.activeMax
  const create = (
    <Button
      variant="outlined"
      startIcon={<AddOutlined />}
      disabled={isFull}
      onClick={() => setCreating(true)}
    >
      {t('createKey')}
    </Button>
  )
  return (
    <section aria-labelledby="keys">
      <SectionHead id="keys" title={t('keys')}>
        {keys.length > 0 && create}
      </SectionHead>
      {currentData === undefined &&
        (error === undefined ? (
          <RowsSkeleton rows={2} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ))}
      {currentData !== undefined && keys.length === 0 && (
        <EmptyState title={t('noKeys')} text={t('noKeysText')} action={create} />
      )}
      {keys.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
          {t(isFull ? 'keysFull' : 'keysText', { most: apiKeyLimits.activeMax })}
        </Typography>
      )}
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {keys.map(key => (
          <ApiKeyRow key={key.id} competition={competition} apiKey={key} />
        ))}
      </PlainList>
      {creating && <CreateApiKeyDialog competition={competition} onClose={() => setCreating(false)} />}
    </section>
  )
}
