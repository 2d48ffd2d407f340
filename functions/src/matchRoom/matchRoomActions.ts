import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { newConversation, withReading } from '@upper-bracket/shared/chat/conversation'
import { conversationReaders, sendWhileOpen } from '@upper-bracket/shared/competition/openConversation'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { lobbyGivenEvent } from '@upper-bracket/shared/events/matchRoomEvents'
import { setLobby } from '@upper-bracket/shared/matchRoom/lobby'
import { action } from '../actions/action.ts'
import { decideMessage } from '../chat/decideMessage.ts'
import { documents } from '../platform/firestore/documents.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { readCurrentMatch } from './readCurrentMatch.ts'
import { readMatchRoomMembers } from './readMatchRoomMembers.ts'

/** Actions of participants of a match in its match room, whether or not the document exists. */
export const matchRoomActions = {
  /** Sets the lobby, as an organizer or the captain of the home team. */
  setLobby: action('setLobby', {
    read: async ({ reads, input, target }) => {
      const { competition, matchId, matchRoom } = await target
      const [match, lobbyRead, matchRoomRead] = await Promise.all([
        readCurrentMatch(reads, competition, { ...input, matchId }),
        reads.get(documents.lobby(matchRoom)),
        reads.get(matchRoom),
      ])
      return { match, lobbyRead, standIns: matchRoomRead.data()?.standIns ?? [] }
    },
    decide: ({ input, now, matchId, teamIds }, { match, lobbyRead, standIns }) => {
      if (!match.ok) return match
      const current = lobbyRead.data() ?? null
      const lobby = setLobby(current, match.value, { ...input, now })
      if (!lobby.ok) return lobby
      if (lobby.value === current) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => writes.merge(lobbyRead, { ...lobby.value }),
        events: [lobbyGivenEvent({ ...input, matchId }, lobby.value, { teamIds, standIns })],
      })
    },
  }),

  /** Sends a message to both teams and the organizers. */
  sendMatchMessage: action('sendMatchMessage', {
    read: async ({ reads, uid, address, input, now, target }) => {
      const { competition, matchId, teamIds, matchRoom } = await target
      const { competitionId, messageId } = input
      const [match, messageRead, conversationRead, members, consumed] = await Promise.all([
        readCurrentMatch(reads, competition, { ...input, matchId }),
        reads.get(documents.matchMessages(matchRoom).doc(messageId)),
        reads.get(documents.conversation(matchRoom)),
        readMatchRoomMembers(reads, competitionId, { teamIds, matchRoom }),
        // The rate limit is shared with other chats.
        persistentRateLimit(reads, { uid, address }, 'sendChatMessage', now),
      ])
      return { match, messageRead, conversationRead, members, consumed }
    },
    decide: (
      { uid, input, now, competition },
      { match, messageRead, conversationRead, members, consumed },
    ) => {
      const { competitionId, bracketId, matchRoomId, text } = input
      const before = conversationRead.data() ?? newConversation
      const sent = match.ok ? sendWhileOpen(before, competition, { uid, text, now }) : match
      return decideMessage(uid, {
        messageRead,
        before,
        sent: sent.ok && !consumed.ok ? consumed : sent,
        readersOf: conversation => conversationReaders(competition, members, conversation),
        write: (conversation, writes) => {
          if (consumed.ok) consumed.value.writeTo(writes)
          writes.merge(conversationRead, { ...conversation })
        },
        timer: {
          kind: 'notifyUnreadMatchMessages',
          dueAt: now + chatLimits.awayMs,
          competitionId,
          bracketId,
          matchRoomId,
        },
      })
    },
  }),

  /** Records how far the caller has read the conversation of a match, even after its end. */
  markMatchRead: action('markMatchRead', {
    read: ({ reads, input: { competitionId, bracketId, matchRoomId } }) =>
      reads.get(documents.conversation(documents.matchRooms(competitionId, bracketId).doc(matchRoomId))),
    decide: ({ uid, input }, conversationRead) => {
      const before = conversationRead.data() ?? newConversation
      const after = withReading(before, uid, input.upTo)
      if (after === before) return accept({ output: {} })
      return accept({ output: {}, write: writes => writes.merge(conversationRead, { ...after }) })
    },
  }),
}
