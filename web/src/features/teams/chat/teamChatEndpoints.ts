import type { Conversation } from '@upper-bracket/shared/chat/conversation'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import type { MessageDocument } from '#ui/chat/Messages.tsx'

interface TeamAddress {
  readonly competitionId: string
  readonly teamId: string
}

const teamChatApi = api.injectEndpoints({
  endpoints: build => ({
    /** The state of a team's conversation, for its members and organizers; null before the first message. */
    teamConversation: build.query<Live<Conversation | null>, TeamAddress>({
      ...documentStream(
        ({ competitionId, teamId }: TeamAddress) =>
          `competitions/${competitionId}/teams/${teamId}/private/conversation`,
        data => data as unknown as Conversation,
      ),
    }),
    /** The latest messages, at most `most`, latest first. */
    teamMessages: build.query<Live<readonly MessageDocument[]>, TeamAddress & { readonly most: number }>({
      ...listStream(
        ({ most, ...params }) => ({ query: 'teamMessages', params, limit: most }),
        ({ id, data }) => ({ ...data, id }) as MessageDocument,
      ),
    }),
    sendTeamMessage: callable(build, 'teams', 'sendTeamMessage'),
    notifyTeam: callable(build, 'teams', 'notifyTeam'),
    markTeamRead: callable(build, 'teams', 'markTeamRead'),
  }),
})

export const {
  useTeamConversationQuery,
  useTeamMessagesQuery,
  useSendTeamMessageMutation,
  useNotifyTeamMutation,
  useMarkTeamReadMutation,
} = teamChatApi
