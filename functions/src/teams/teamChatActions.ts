import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { newConversation, withReading } from '@upper-bracket/shared/chat/conversation'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { conversationReaders, sendWhileOpen } from '@upper-bracket/shared/competition/openConversation'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { teamNoticeEvent } from '@upper-bracket/shared/events/chatEvents'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { decideMessage } from '../chat/decideMessage.ts'
import { documents } from '../platform/firestore/documents.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { clearTeamChat } from './clearTeam.ts'

interface TeamMessageIds {
  readonly competitionId: string
  readonly teamId: string
  readonly messageId: string
}

/** The conversation of a team, from before its first match on. */
export const teamChatActions = {
  /** Sends a message to the team, as a member or an organizer. Members who are away are notified later. */
  sendTeamMessage: action('sendTeamMessage', {
    read: async ({ reads, uid, address, input, now }) => {
      const [chat, consumed] = await Promise.all([
        readTeamChat(reads, input),
        // The rate limit is shared with other chats.
        persistentRateLimit(reads, { uid, address }, 'sendChatMessage', now),
      ])
      return { ...chat, consumed }
    },
    decide: (
      { uid, input, now, competition, player, isOrganizer, team },
      { messageRead, conversationRead, consumed },
    ) => {
      const { competitionId, teamId, text } = input
      if (!isOrganizer && player?.teamId !== teamId) return refuse('not-in-team')
      const before = conversationRead.data() ?? newConversation
      const sent = sendWhileOpen(before, competition, { uid, text, now })
      return decideMessage(uid, {
        messageRead,
        before,
        sent: sent.ok && !consumed.ok ? consumed : sent,
        readersOf: conversation => conversationReaders(competition, team.playerUids, conversation),
        write: (conversation, writes) => {
          if (consumed.ok) consumed.value.writeTo(writes)
          writes.merge(conversationRead, { ...conversation })
          writes.afterCommit(() => clearTeamChat(input))
        },
        timer: {
          kind: 'notifyUnreadTeamMessages',
          dueAt: now + chatLimits.awayMs,
          competitionId,
          teamId,
        },
      })
    },
  }),

  /** Sends a message as the captain, and notifies every member of it. */
  notifyTeam: action('notifyTeam', {
    read: ({ reads, input }) => readTeamChat(reads, input),
    decide: ({ uid, input, now, competition, player, team }, { messageRead, conversationRead }) => {
      const { teamId, messageId, text } = input
      const before = conversationRead.data() ?? newConversation
      const sent = sendWhileOpen(before, competition, { uid, text, now })
      return decideMessage(uid, {
        messageRead,
        before,
        sent,
        readersOf: () => [],
        write: (conversation, writes) => {
          writes.merge(conversationRead, { ...conversation })
          writes.afterCommit(() => clearTeamChat(input))
        },
        timer: null,
        events: message => [
          teamNoticeEvent({ teamId, teamName: team.name }, messageId, {
            message,
            readers: team.playerUids,
            from: player?.displayName ?? organizerName(competition, uid) ?? '',
          }),
        ],
      })
    },
  }),

  /** Records how far the caller has read the conversation of a team, even after the competition has ended. */
  markTeamRead: action('markTeamRead', {
    read: ({ reads, input }) => reads.get(documents.teamConversation(input.competitionId, input.teamId)),
    decide: ({ uid, input, player, isOrganizer }, conversationRead) => {
      if (!isOrganizer && player?.teamId !== input.teamId) return refuse('not-in-team')
      const before = conversationRead.data() ?? newConversation
      const after = withReading(before, uid, input.upTo)
      if (after === before) return accept({ output: {} })
      return accept({ output: {}, write: writes => writes.merge(conversationRead, { ...after }) })
    },
  }),
}

async function readTeamChat(reads: Transaction, { competitionId, teamId, messageId }: TeamMessageIds) {
  const [messageRead, conversationRead] = await Promise.all([
    reads.get(documents.teamMessages(competitionId, teamId).doc(messageId)),
    reads.get(documents.teamConversation(competitionId, teamId)),
  ])
  return { messageRead, conversationRead }
}
