import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { LiveNotice } from '#ui/page/LiveNotice.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useSend } from '#ui/useSend.ts'
import { UndeliveredRow } from './UndeliveredRow.tsx'
import { useResendMessagesMutation, useUndeliveredQuery } from './undeliveredEndpoints.ts'

/** The undelivered messages of a competition, which organizers can send again. */
export function UndeliveredMessages({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('undelivered')
  const { currentData, error, refetch } = useUndeliveredQuery(competitionId)
  const [resend, { isLoading, originalArgs }] = useResendMessagesMutation()
  const send = useSend()
  const messages = currentData?.value ?? []
  const submit = async (messageIds: string[]) => {
    await send(resend({ competitionId, messageIds }), {
      done: ({ messageCount }) =>
        messageCount === 0 ? t('nothingResent') : t('resent', { count: messageCount }),
    })
  }
  return (
    <section aria-labelledby="undelivered">
      <Box sx={head}>
        <Typography id="undelivered" variant="h3" component="h2">
          {t('title')}
        </Typography>
        {messages.length > 1 && (
          <Button
            variant="outlined"
            color="inherit"
            loading={isLoading}
            onClick={() => void submit(messages.map(({ id }) => id))}
          >
            {t('resendAll')}
          </Button>
        )}
      </Box>
      {currentData === undefined &&
        (error === undefined ? (
          <RowsSkeleton rows={1} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ))}
      <LiveNotice interrupted={currentData?.interrupted} onRetry={() => void refetch()} />
      {currentData !== undefined && (
        <Typography color="textSecondary">{t(messages.length === 0 ? 'none' : 'lead')}</Typography>
      )}
      {messages.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1 }}>
          {messages.map(message => (
            <UndeliveredRow
              key={message.id}
              message={message}
              busy={isLoading && originalArgs?.messageIds.includes(message.id) === true}
              onResend={() => void submit([message.id])}
            />
          ))}
        </Box>
      )}
    </section>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 1,
} as const
