import { skipToken } from '@reduxjs/toolkit/query/react'
import { api } from '#platform/api/api.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

interface Viewer {
  readonly competitionId: string
  readonly uid: string
  readonly isOrganizer: boolean
}

const chatApi = api.injectEndpoints({
  endpoints: build => ({
    /** One of the chats with commentators in which something is new to the viewer, if there is any. */
    unreadChat: build.query<Live<readonly { readonly id: string }[]>, Viewer>({
      ...listStream(
        ({ competitionId, uid, isOrganizer }) => ({
          query: 'unreadChats',
          // The rules let somebody else look for their own only.
          params: { competitionId, unreadBy: uid, ...(!isOrganizer && { commentatorUid: uid }) },
          limit: 1,
        }),
        ({ id }) => ({ id }),
      ),
    }),
  }),
})

/** Whether the viewer, null if nobody is signed in, has not seen something in a chat of the competition. */
export function useHasUnreadChat(viewer: Viewer | null): boolean {
  const { currentData } = chatApi.useUnreadChatQuery(viewer ?? skipToken)
  return (currentData?.value.length ?? 0) > 0
}
