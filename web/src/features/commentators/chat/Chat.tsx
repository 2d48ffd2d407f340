import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { Composer } from '#ui/chat/Composer.tsx'
import { Conversation } from '#ui/chat/Conversation.tsx'
import { useMaxMessages } from '#ui/chat/useMaxMessages.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import {
  type RequestDocument,
  useChatMessagesQuery,
  useCommentatorRequestQuery,
  useMarkChatReadMutation,
  useSendChatMessageMutation,
} from '../commentatorEndpoints.ts'

interface ChatProps {
  readonly competition: CompetitionDocument
  readonly requestId: string
  /** The viewer's uid. */
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
      <Contents competition={competition} request={request} uid={uid} />
    </Box>
  )
}

interface ContentsProps {
  readonly competition: CompetitionDocument
  readonly request: RequestDocument
  readonly uid: string
}

function Contents({ competition, request, uid }: ContentsProps) {
  const { t } = useTranslation(['commentators', 'common'])
  const [mark] = useMarkChatReadMutation()
  const [send] = useSendChatMessageMutation()
  const most = useMaxMessages()
  const address = { competitionId: competition.id, requestId: request.id }
  const messages = useChatMessagesQuery({ ...address, most: most.count })
  return (
    <Conversation
      progress={request}
      uid={uid}
      nameOf={author =>
        author === request.commentatorUid
          ? (request.displayName ?? t('common:deletedPlayer'))
          : (organizerName(competition, author) ?? t('previousOrganizer'))
      }
      messages={messages}
      most={most}
      onRead={upTo => void mark({ ...address, upTo })}
      emptyText={t('noMessages')}
    >
      {request.status === 'confirmed' ? (
        <Composer onSend={message => send({ ...address, ...message })} />
      ) : (
        <Typography role="status" color="textSecondary">
          {t(`chatClosed_${request.status === 'declined' ? 'declined' : 'cancelled'}`)}
        </Typography>
      )}
    </Conversation>
  )
}
