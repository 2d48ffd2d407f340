import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
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
      <SectionHead id="undelivered" title={t('title')}>
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
      </SectionHead>
      {currentData === undefined &&
        (error === undefined ? (
          <RowsSkeleton rows={1} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ))}
      {currentData !== undefined && (
        <Typography color="textSecondary">{t(messages.length === 0 ? 'none' : 'lead')}</Typography>
      )}
      {messages.length > 0 && (
        <PlainList sx={{ mt: 2, display: 'grid', gap: 1 }}>
          {messages.map(message => (
            <UndeliveredRow
              key={message.id}
              message={message}
              busy={isLoading && originalArgs?.messageIds.includes(message.id) === true}
              onResend={() => void submit([message.id])}
            />
          ))}
        </PlainList>
      )}
    </section>
  )
}
