import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { plainMessage } from '@upper-bracket/shared/demonstration/plainMessage'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { EnterButtons } from './EnterButtons.tsx'
import { type HeldMessageDocument, shownMessages, useHeldMessagesQuery } from './heldMessageEndpoints.ts'

/** What the visitor's copy of the demonstration would have sent. */
export default function HeldMessagesPage() {
  const { t } = useTranslation('demonstration')
  return (
    <>
      <PageHeader title={t('messages')} lead={t('messagesLead')} />
      <Messages />
    </>
  )
}

function Messages() {
  const { t } = useTranslation('demonstration')
  const profile = useOwnProfile().data?.value
  const competitionId = profile?.visit?.competitionId
  const { data, error, refetch } = useHeldMessagesQuery(competitionId ?? skipToken)
  // The copy of a visitor who deleted it has no messages to read.
  const isGone = error?.code === 'permission-denied'
  if (isGone || (profile !== undefined && competitionId === undefined)) {
    return <EmptyState title={t('noCopy')} text={t('noCopyText')} action={<EnterButtons />} />
  }
  if (error !== undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined || competitionId === undefined) return <RowsSkeleton rows={4} />
  if (data.value.length === 0) {
    return (
      <EmptyState
        title={t('noMessages')}
        text={t('noMessagesText')}
        action={
          <Button component={Link} to={hrefs.competitionBracket(competitionId)} variant="contained">
            {t('toCopy')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <PlainList sx={{ display: 'grid', gap: 2 }}>
        {data.value.map(message => (
          <Message key={message.id} message={message} />
        ))}
      </PlainList>
      {data.value.length === shownMessages && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('latestOnly', { most: shownMessages })}
        </Typography>
      )}
    </>
  )
}

function Message({ message }: { message: HeldMessageDocument }) {
  const { t } = useTranslation('demonstration')
  const { at, channel, to, title } = message
  const text = plainMessage(message)
  // Announcements end with the address.
  const url = message.url ?? /https?:\S+$/.exec(text)?.[0] ?? null
  return (
    <Box component="li" sx={{ bgcolor: 'background.paper', borderRadius: 1, p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Chip size="small" label={t(`channel_${channel}`)} />
        {to !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{to}</Typography>}
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          <LocalTime at={at} />
        </Typography>
      </Box>
      {title !== '' && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      {url !== null && (
        <Button component={Link} to={new URL(url).pathname} size="small" sx={{ mt: 1 }}>
          {t('open')}
        </Button>
      )}
    </Box>
  )
}
