import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { WebhookAttempt } from '@upper-bracket/shared/integrations/webhook'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useSend } from '#ui/useSend.ts'
import { kindKey } from './kindKey.ts'
import { type DeliveryDocument, useResendWebhookDeliveryMutation } from './webhookEndpoints.ts'

interface DeliveryDetailsProps {
  readonly competitionId: string
  readonly delivery: DeliveryDocument
}

interface DeliveryRowProps extends DeliveryDetailsProps {
  /** Whether the webhook is paused, so that nothing is repeated. */
  readonly isPaused: boolean
}

const stateColors = { delivered: 'success.main', waiting: 'warning.main', dropped: 'error.main' } as const

/** A delivery: the event and its state, and below it, once opened, the request and each answer. */
export function DeliveryRow({ competitionId, delivery, isPaused }: DeliveryRowProps) {
  const { t } = useTranslation('integrations')
  const [isOpen, setOpen] = useState(false)
  const { state, attemptCount, at, event } = delivery
  const waiting = isPaused ? 'held' : attemptCount > 0 ? 'failed' : 'waiting'
  return (
    <Box component="li" sx={{ bgcolor: 'background.raised', borderRadius: 1, minWidth: 0 }}>
      <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={summary}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {t(kindKey(event.type))}
          </Box>
          <Box component="span" sx={{ color: stateColors[state] }}>
            {t(`state_${state === 'waiting' ? waiting : state}`)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <LocalTime at={at} length="short" />
          </Box>
        </Box>
        {isOpen && <DeliveryDetails competitionId={competitionId} delivery={delivery} />}
      </Box>
    </Box>
  )
}

function DeliveryDetails({ competitionId, delivery }: DeliveryDetailsProps) {
  const { t } = useTranslation('integrations')
  const [resend, { isLoading }] = useResendWebhookDeliveryMutation()
  const send = useSend()
  const { id, state, request, attempts, attemptCount } = delivery
  const again = async () => {
    await send(resend({ competitionId, deliveryId: id, copyId: newDocumentId() }), t('resent'))
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, px: 2, pb: 2 }}>
      {request !== null && <Code label={t('request')} text={requestText(request)} />}
      {attemptCount > attempts.length && (
        <Typography variant="body2" color="textSecondary">
          {t('latestAttempts', { count: attemptCount })}
        </Typography>
      )}
      {attempts.map(attempt => (
        <Attempt key={attempt.at} attempt={attempt} />
      ))}
      {state !== 'waiting' && (
        <Box>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={isLoading}
            onClick={() => void again()}
          >
            {t('resend')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const { t } = useTranslation('integrations')
  const { at, durationMs, status, reason, answer } = attempt
  const result = status === null ? t(`reason_${reason ?? 'unreachable'}`) : t('answered', { status })
  return (
    <div>
      <Typography variant="body2" sx={{ color: reason === null ? 'text.secondary' : 'error.main' }}>
        <LocalTime at={at} length="short" />
        {` · ${result} · ${t('duration', { ms: durationMs })}`}
      </Typography>
      {answer !== '' && <Code label={t('answer')} text={answer} />}
    </div>
  )
}

/** Shows a message as it was sent; it scrolls within its box, also with the keyboard. */
function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="pre" role="region" aria-label={label} tabIndex={0} sx={code}>
        {text}
      </Box>
    </div>
  )
}

function requestText({ headers, body }: NonNullable<DeliveryDocument['request']>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\n')}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`
}

const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
  px: 2,
  py: 1,
  cursor: 'pointer',
  fontSize: '0.875rem',
} as const

const code = {
  m: 0,
  mt: 0.5,
  p: 1.5,
  maxHeight: '20rem',
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'background.default',
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
