import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LiveNotice } from '#ui/page/LiveNotice.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import {
  type RequestDocument,
  useChatMessagesQuery,
  useCommentatorRequestQuery,
  useMarkChatReadMutation,
} from '../commentatorEndpoints.ts'
import { Composer } from './Composer.tsx'
import { Messages } from './Messages.tsx'

/** How many messages are loaded at a time, and at most. */
const pageSize = 30
const mostMessages = 1000

interface ChatProps {
  readonly competition: CompetitionDocument
  readonly requestId: string
  /** The viewer. */
  readonly uid: string
}

/** The conversation between organizers and a commentator: open while the request is confirmed, readable afterwards. */
export default function Chat({ competition, requestId, uid }: ChatProps) {
  const { t } = useTranslation(['commentators', 'common'])
  const address = { competitionId: competition.id, requestId }
  const { currentData, error, refetch } = useCommentatorRequestQuery(address)
  const request = currentData?.value
  const back = (
    <Button
      component={Link}
      to={hrefs.competitionCommentators(competition.id)}
      color="inherit"
      startIcon={<ArrowBack />}
      sx={{ justifySelf: 'start' }}
    >
      {t('backToCommentators')}
    </Button>
  )
  if (currentData === undefined && error === undefined) return <RowsSkeleton rows={4} />
  if (currentData === undefined && error?.code !== 'permission-denied') {
    return <LoadFailure error={error} onRetry={() => void refetch()} />
  }
  if (!request || request.confirmedAt === null) {
    return <EmptyState title={t('noChat')} text={t('noChatText')} action={back} />
  }
  return (
    <Box component="section" aria-labelledby="chat" sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      {back}
      <Typography id="chat" component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {uid === request.commentatorUid
          ? t('chatWithOrganizers')
          : t('chatWith', { name: request.displayName ?? t('common:deletedPlayer') })}
      </Typography>
      <Conversation competition={competition} request={request} uid={uid} />
    </Box>
  )
}

interface ConversationProps {
  readonly competition: CompetitionDocument
  readonly request: RequestDocument
  readonly uid: string
}

function Conversation({ competition, request, uid }: ConversationProps) {
  const { t } = useTranslation('commentators')
  const [most, setMost] = useState(pageSize)
  const [seenBefore] = useState(request.readAt[uid] ?? 0)
  const address = { competitionId: competition.id, requestId: request.id }
  // The messages that were there stay while more are loading.
  const { data, error, isFetching, refetch } = useChatMessagesQuery({ ...address, most })
  useReading(request, uid, data === undefined ? null : address)

  if (data === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={4} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const messages = data.value.toReversed()
  const mayHaveOlder = messages.length >= most && most < mostMessages
  return (
    <>
      <LiveNotice interrupted={data.interrupted} onRetry={() => void refetch()} />
      {mayHaveOlder && (
        <Button
          size="small"
          color="inherit"
          loading={isFetching}
          onClick={() => setMost(Math.min(mostMessages, most + pageSize))}
          sx={{ justifySelf: 'center' }}
        >
          {t('olderMessages')}
        </Button>
      )}
      {messages.length === 0 ? (
        <Typography color="textSecondary">{t('noMessages')}</Typography>
      ) : (
        <Messages
          competition={competition}
          request={request}
          messages={messages}
          uid={uid}
          seenBefore={seenBefore}
        />
      )}
      {request.status === 'confirmed' ? (
        <Composer {...address} />
      ) : (
        <Typography role="status" color="textSecondary">
          {t(`chatClosed_${request.status === 'declined' ? 'declined' : 'cancelled'}`)}
        </Typography>
      )}
    </>
  )
}

/** Notes what the viewer has seen, while the page is in front; null: nothing is shown yet. */
function useReading(
  { lastMessage, readAt }: RequestDocument,
  uid: string,
  address: { readonly competitionId: string; readonly requestId: string } | null,
): void {
  const [mark] = useMarkChatReadMutation()
  const isInFront = useIsInFront()
  const latest = lastMessage?.at ?? 0
  const unread = address !== null && isInFront && latest > (readAt[uid] ?? 0)
  const { competitionId, requestId } = address ?? {}
  useEffect(() => {
    if (!unread || competitionId === undefined || requestId === undefined) return
    void mark({ competitionId, requestId, upTo: latest })
  }, [unread, latest, competitionId, requestId, mark])
}

function useIsInFront(): boolean {
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const note = () => setInFront(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return inFront
}
