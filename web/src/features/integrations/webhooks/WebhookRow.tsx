import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useSend } from '#ui/useSend.ts'
import { kindKey } from './kindKey.ts'
import { WebhookLog } from './WebhookLog.tsx'
import {
  useRemoveWebhookMutation,
  useSetWebhookPausedMutation,
  useTestWebhookMutation,
  type WebhookDocument,
} from './webhookEndpoints.ts'

const dialogs = {
  kinds: lazyDialog(() => import('./EditKindsDialog.tsx')),
  secret: lazyDialog(() => import('./RotateSecretDialog.tsx')),
} as const

interface WebhookRowProps {
  readonly competitionId: string
  readonly webhook: WebhookDocument
}

/** A webhook with its state, what can be done with it, and its log. */
export function WebhookRow({ competitionId, webhook }: WebhookRowProps) {
  const { t } = useTranslation('integrations')
  const titleId = useId()
  const [dialog, openDialog] = useState<keyof typeof dialogs | null>(null)
  const [isLogOpen, setLogOpen] = useState(false)
  const [test, testing] = useTestWebhookMutation()
  const [setPaused, pausing] = useSetWebhookPausedMutation()
  const [remove, removing] = useRemoveWebhookMutation()
  const send = useSend()
  const ofWebhook = { competitionId, webhookId: webhook.id }
  const isPaused = webhook.state === 'paused'
  const Dialog = dialog === null ? null : dialogs[dialog]

  const sendTest = async () => {
    if (await send(test({ ...ofWebhook, deliveryId: newDocumentId() }), t('testSent'))) setLogOpen(true)
  }
  const turn = async () => {
    await send(setPaused({ ...ofWebhook, paused: !isPaused }), t(isPaused ? 'resumed' : 'paused'))
  }
  return (
    <Box component="li" sx={row} aria-labelledby={titleId}>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {webhook.address}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {webhook.kinds.length === changeKinds.length
            ? t('allKinds')
            : webhook.kinds.map(kind => t(kindKey(kind))).join(', ')}
        </Typography>
      </Box>
      <WebhookState webhook={webhook} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isPaused && (
          <Button {...plain} loading={testing.isLoading} onClick={() => void sendTest()}>
            {t('test')}
          </Button>
        )}
        <Button
          {...plain}
          variant={isPaused ? 'contained' : 'outlined'}
          color={isPaused ? 'primary' : 'inherit'}
          loading={pausing.isLoading}
          onClick={() => void turn()}
        >
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
        <Button {...plain} onClick={() => openDialog('kinds')}>
          {t('editKinds')}
        </Button>
        <Button {...plain} onClick={() => openDialog('secret')}>
          {t('newSecret')}
        </Button>
        <Button {...plain} aria-expanded={isLogOpen} onClick={() => setLogOpen(open => !open)}>
          {t(isLogOpen ? 'hideLog' : 'showLog')}
        </Button>
        <ConfirmedButton
          size="small"
          label={t('remove')}
          title={t('removeTitle')}
          busy={removing.isLoading}
          onConfirm={() => send(remove(ofWebhook), t('removed'))}
        >
          {t('removeText', { address: webhook.address })}
        </ConfirmedButton>
      </Box>
      {isLogOpen && <WebhookLog {...ofWebhook} isPaused={isPaused} />}
      {Dialog !== null && (
        <Dialog competitionId={competitionId} webhook={webhook} onClose={() => openDialog(null)} />
      )}
    </Box>
  )
}

function WebhookState({ webhook }: { readonly webhook: WebhookDocument }) {
  const { t } = useTranslation('integrations')
  const { paused, failingSince, last, previousSecretUntil } = webhook
  const now = useNow(previousSecretUntil ?? 0)
  return (
    <>
      {paused !== null && (
        <Alert severity={paused.reason === 'organizer' ? 'info' : 'error'}>
          {t(`paused_${paused.reason}`)} <LocalTime at={paused.since} length="short" />
          <br />
          {t('pausedText', { most: webhookLimits.waiting })}
        </Alert>
      )}
      {paused === null && failingSince !== null && (
        <Alert severity="warning">
          {t('failing')} <LocalTime at={failingSince} length="short" />
        </Alert>
      )}
      {paused === null && failingSince === null && (
        <Typography variant="body2" color="textSecondary">
          {last === null ? (
            t('nothingSent')
          ) : (
            <>
              {t('lastSent')} <LocalTime at={last.at} length="short" />
            </>
          )}
        </Typography>
      )}
      {previousSecretUntil !== null && previousSecretUntil > now && (
        <Typography variant="body2" color="textSecondary">
          {t('previousSecret')} <LocalTime at={previousSecretUntil} length="short" />
        </Typography>
      )}
    </>
  )
}

const plain = { size: 'small', variant: 'outlined', color: 'inherit' } as const

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: { xs: 1.5, sm: 2 },
  bgcolor: 'background.paper',
  borderRadius: 1,
} as const
