import Box from '@mui/material/Box'
import { isAllowed } from '@upper-bracket/shared/api/apiScopes'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { isOrganizer, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { isActiveKey } from '@upper-bracket/shared/integrations/apiKey'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { listRow } from '#ui/listRow.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useSend } from '#ui/useSend.ts'
import { type ApiKeyDocument, useRevokeApiKeyMutation } from './apiKeyEndpoints.ts'

interface ApiKeyRowProps {
  readonly competition: CompetitionDocument
  readonly apiKey: ApiKeyDocument
}

export function ApiKeyRow({ competition, apiKey }: ApiKeyRowProps) {
  const { t } = useTranslation('integrations')
  const { id, name, ending, scopes, creatorUid, expiresAt, revokedAt, lastUsedAt } = apiKey
  const isActive = isActiveKey(apiKey, useNow(expiresAt))
  const isPowerless = !isOrganizer(rolesIn(competition, creatorUid, null))
  const keepsLengths = !scopes.includes('format') && isAllowed(apiKey, 'format', 'setSeriesLength')
  const powers = [...scopes.map(scope => t(`scope_${scope}`)), ...(keepsLengths ? [t('keptLengths')] : [])]
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        <Box sx={{ color: isActive ? 'text.primary' : 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>{' '}
          <Box component="code" sx={{ fontFamily: 'monospace', color: 'text.secondary' }}>
            …{ending}
          </Box>
        </Box>
        <Box sx={details}>{powers.join(' · ')}</Box>
        <Box sx={details}>
          {revokedAt === null ? t(isActive ? 'expires' : 'expired') : t('revokedAt')}{' '}
          <LocalTime at={revokedAt ?? expiresAt} length="short" />
          {' · '}
          {lastUsedAt === null ? (
            t('notUsed')
          ) : (
            <>
              {t('lastUsed')} <LocalTime at={lastUsedAt} length="short" />
            </>
          )}
        </Box>
        <Box sx={details}>
          {t('createdBy', { person: organizerName(competition, creatorUid) ?? t('pastOrganizer') })}
        </Box>
        {isActive && isPowerless && <Box sx={{ ...details, color: 'warning.main' }}>{t('powerless')}</Box>}
      </Box>
      {isActive && <Revoke competitionId={competition.id} keyId={id} name={name} />}
    </Box>
  )
}

function Revoke({ name, ...key }: { competitionId: string; keyId: string; name: string }) {
  const { t } = useTranslation('integrations')
  const [revoke, { isLoading }] = useRevokeApiKeyMutation()
  const send = useSend()
  return (
    <ConfirmedButton
      size="small"
      label={t('revoke')}
      title={t('revokeTitle', { name })}
      busy={isLoading}
      onConfirm={() => send(revoke(key), t('revoked'))}
    >
      {t('revokeText')}
    </ConfirmedButton>
  )
}

const details = { color: 'text.secondary', fontSize: '0.875rem' } as const
