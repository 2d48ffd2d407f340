import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listRow } from '#ui/listRow.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import type { UndeliveredDocument } from './undeliveredEndpoints.ts'

interface UndeliveredRowProps {
  readonly message: UndeliveredDocument
  readonly busy: boolean
  readonly onResend: () => void
}

/** An undelivered message with its recipient, channel, time and reason. */
export function UndeliveredRow({ message, busy, onResend }: UndeliveredRowProps) {
  const { t } = useTranslation(['undelivered', 'profile'])
  const { name, kind, channel, reason, at, resendableUntil } = message
  const isOutdated = useNow(resendableUntil) >= resendableUntil
  const what = t(`kind_${kind}`)
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        <Box>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>
          {' · '}
          {what}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {`${t(`profile:channel_${channel}`)}: ${t(`reason_${reason}`)}`}
          {' · '}
          <LocalTime at={at} length="short" />
        </Box>
      </Box>
      {isOutdated ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('outdated')}</Box>
      ) : (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={busy}
          aria-label={t('resendTo', { name, message: what })}
          onClick={onResend}
        >
          {t('resend')}
        </Button>
      )}
    </Box>
  )
}
