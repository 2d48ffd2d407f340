import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import type { MessageDocument } from '#ui/chat/Messages.tsx'

export type RequestDocument = CommentatorRequest & { readonly id: string }

interface RequestAddress {
  readonly competitionId: string
  readonly requestId: string
}

/** The maximum that the rules allow. */
const maxRequests = 100

const commentatorApi = api.injectEndpoints({
  endpoints: build => ({
    /** All requests, or those of one commentator, latest first. */
    commentatorRequests: build.query<
      Live<readonly RequestDocument[]>,
      { readonly competitionId: string; readonly commentatorUid: string | null }
    >({
      ...listStream(
        ({ competitionId, commentatorUid }) =>
          commentatorUid === null
            ? { query: 'commentatorRequests', params: { competitionId }, limit: maxRequests }
            : {
                query: 'requestsToCommentator',
                params: { competitionId, commentatorUid },
                limit: maxRequests,
              },
        ({ id, data }) => ({ ...data, id }) as RequestDocument,
      ),
    }),
    commentatorRequest: build.query<Live<RequestDocument | null>, RequestAddress>({
      ...documentStream(
        ({ competitionId, requestId }: RequestAddress) =>
          `competitions/${competitionId}/commentators/${requestId}`,
        (data, { requestId }) => ({ ...data, id: requestId }) as RequestDocument,
      ),
    }),
    /** The latest messages, at most `most`, latest first. */
    chatMessages: build.query<Live<readonly MessageDocument[]>, RequestAddress & { readonly most: number }>({
      ...listStream(
        ({ most, ...params }) => ({ query: 'chatMessages', params, limit: most }),
        ({ id, data }) => ({ ...data, id }) as MessageDocument,
      ),
    }),
    requestCommentator: callable(build, 'competitions', 'requestCommentator'),
    cancelCommentatorRequest: callable(build, 'competitions', 'cancelCommentatorRequest'),
    renewCommentatorLink: callable(build, 'competitions', 'renewCommentatorLink'),
    openCommentatorLink: callable(build, 'competitions', 'openCommentatorLink'),
    respondToCommentatorRequest: callable(build, 'competitions', 'respondToCommentatorRequest'),
    seekCommentators: callable(build, 'competitions', 'seekCommentators'),
    offerCommentary: callable(build, 'competitions', 'offerCommentary'),
    confirmOffer: callable(build, 'competitions', 'confirmOffer'),
    bookCommentator: callable(build, 'competitions', 'bookCommentator'),
    setProducer: callable(build, 'competitions', 'setProducer'),
    sendChatMessage: callable(build, 'competitions', 'sendChatMessage'),
    markChatRead: callable(build, 'competitions', 'markChatRead'),
  }),
})

export const {
  useCommentatorRequestsQuery,
  useCommentatorRequestQuery,
  useRequestCommentatorMutation,
  useCancelCommentatorRequestMutation,
  useRenewCommentatorLinkMutation,
  useOpenCommentatorLinkMutation,
  useRespondToCommentatorRequestMutation,
  useSeekCommentatorsMutation,
  useOfferCommentaryMutation,
  useConfirmOfferMutation,
  useBookCommentatorMutation,
  useSetProducerMutation,
  useChatMessagesQuery,
  useSendChatMessageMutation,
  useMarkChatReadMutation,
} = commentatorApi
