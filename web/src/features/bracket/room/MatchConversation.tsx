import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { newConversation } from '@upper-bracket/shared/matchDay/matchConversation'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, useTeamPlayersQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { Composer } from '#ui/chat/Composer.tsx'
import { Conversation } from '#ui/chat/Conversation.tsx'
import { useMostMessages } from '#ui/chat/useMostMessages.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { RoomSection } from './RoomSection.tsx'
import {
  useConversationQuery,
  useMarkMatchReadMutation,
  useMatchMessagesQuery,
  useSendMatchMessageMutation,
} from './roomEndpoints.ts'

interface MatchConversationProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly roomId: string
  /** The viewer, who belongs to the match. */
  readonly uid: string
}

/** What both teams of a match and the organizers write to each other, whom they alone can read. */
export default function MatchConversation({ competition, match, roomId, uid }: MatchConversationProps) {
  const { t } = useTranslation('room')
  const { competitionId, bracketId } = useBracketScope()
  const address = { competitionId, bracketId, roomId }
  const { currentData, error, refetch } = useConversationQuery(address)
  const most = useMostMessages()
  const messages = useMatchMessagesQuery({ ...address, most: most.count })
  const [mark] = useMarkMatchReadMutation()
  const [send] = useSendMatchMessageMutation()
  const nameOf = useAuthorNames(competition, match)
  return (
    <RoomSection title={t('conversation')}>
      <Typography color="textSecondary">{t('conversationHint')}</Typography>
      {currentData === undefined && error === undefined && <RowsSkeleton rows={3} />}
      {currentData === undefined && error !== undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {currentData !== undefined && (
        <Conversation
          progress={currentData.value ?? newConversation}
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
        </Conversation>
      )}
    </RoomSection>
  )
}

/** Players with their team, organizers as such. */
function useAuthorNames(competition: CompetitionDocument, match: Match): (uid: string) => string {
  const { t } = useTranslation('room')
  const texts = useMatchTexts()
  const [upper, lower] = [useMembers(competition.id, match, 0), useMembers(competition.id, match, 1)]
  return uid => {
    for (const [side, members] of [upper, lower].entries()) {
      const name = members.find(member => member.uid === uid)?.displayName
      if (name !== undefined) return t('authorOfTeam', { name, team: texts.slot(match, side === 0 ? 0 : 1) })
    }
    const organizer = organizerName(competition, uid)
    return organizer === null ? t('formerAuthor') : t('authorOrganizer', { name: organizer })
  }
}

function useMembers(competitionId: string, { slots }: Match, side: 0 | 1) {
  const { currentData } = useTeamPlayersQuery({ competitionId, teamId: slots[side].teamId ?? '' })
  return useNamedPlayers(currentData?.value)
}
