import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Composer } from '#ui/chat/Composer.tsx'
import { LoadedConversation } from '#ui/chat/LoadedConversation.tsx'
import { useMaxMessages } from '#ui/chat/useMaxMessages.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import {
  useConversationQuery,
  useMarkMatchReadMutation,
  useMatchMessagesQuery,
  useSendMatchMessageMutation,
} from '../state/matchRoomEndpoints.ts'
import { useAuthorNames } from './useAuthorNames.ts'

interface MatchConversationProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoomId: string
  /** Null if the match room does not exist yet. */
  readonly matchRoom: MatchRoom | null
  /** The viewer's uid; the viewer belongs to the match. */
  readonly uid: string
}

/** The conversation of both teams and the organizers, which only they can read. */
export default function MatchConversation({
  competition,
  match,
  matchRoomId,
  matchRoom,
  uid,
}: MatchConversationProps) {
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId } = useBracketScope()
  const address = { competitionId, bracketId, matchRoomId }
  const query = useConversationQuery(address)
  const most = useMaxMessages()
  const messages = useMatchMessagesQuery({ ...address, most: most.count })
  const [mark] = useMarkMatchReadMutation()
  const [send] = useSendMatchMessageMutation()
  const nameOf = useAuthorNames(competition, match, matchRoom)
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('conversationHint')}
      </Typography>
      <LoadedConversation
        query={query}
        uid={uid}
        nameOf={nameOf}
        messages={messages}
        most={most}
        onRead={upTo => void mark({ ...address, upTo })}
        emptyText={t('noMessages')}
      >
        {competition.status === 'finished' ? (
          <Typography role="status" color="textSecondary">
            {t('conversationOver')}
          </Typography>
        ) : (
          <Composer onSend={message => send({ ...address, ...message })} />
        )}
      </LoadedConversation>
    </>
  )
}
