import { skipToken } from '@reduxjs/toolkit/query/react'
import { api } from '#platform/api/api.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

interface Viewer {
  readonly competitionId: string
  readonly uid: string
  readonly isOrganizer: boolean
}

const chatApi = api.injectEndpoints({
  endpoints: build => ({
    /** Follows one of the commentator chats with unread messages, if there is any. */
    unreadChat: build.query<Live<readonly { readonly id: string }[]>, Viewer>({
      ...listStream(
        ({ competitionId, uid, isOrganizer }) => ({
          query: 'unreadChats',
          // The rules allow other people to query only their own chats.
          params: { competitionId, unreadBy: uid, ...(!isOrganizer && { commentatorUid: uid }) },
          limit: 1,
        }),
        ({ id }) => ({ id }),
      ),
    }),
  }),
})

/** Whether a chat of the competition has messages that the viewer has not read. The viewer is null if not signed in. */
export function useHasUnreadChat(viewer: Viewer | null): boolean {
  const { currentData } = chatApi.useUnreadChatQuery(viewer ?? skipToken)
  return (currentData?.value.length ?? 0) > 0
}
