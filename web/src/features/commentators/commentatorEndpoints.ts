import type { Caster } from '@upper-bracket/shared/commentators/caster'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'
import type { MessageDocument } from '#ui/chat/Messages.tsx'

export type RequestDocument = CommentatorRequest & { readonly id: string }
/** `id` is that of the request. */
export type CasterDocument = Caster & { readonly id: string }

interface RequestAddress {
  readonly competitionId: string
  readonly requestId: string
}

/** The most that the rules allow. */
const maxRequests = 100

const commentatorApi = api.injectEndpoints({
  endpoints: build => ({
    /** Confirmed commentators, as everybody sees them. */
    casters: build.query<Live<readonly CasterDocument[]>, string>({
      ...listStream(
        (competitionId: string) => ({ path: `competitions/${competitionId}/casters`, limit: maxRequests }),
        ({ id, data }) => ({ ...data, id }) as CasterDocument,
        { competitionOf: id => id, read: ({ casters }) => casters },
      ),
    }),
    /** All requests, or those of one commentator, latest first. */
    commentatorRequests: build.query<
      Live<readonly RequestDocument[]>,
      { readonly competitionId: string; readonly commentatorUid: string | null }
    >({
      ...listStream(
        ({ competitionId, commentatorUid }) => ({
          path: `competitions/${competitionId}/commentators`,
          ...(commentatorUid === null
            ? { orderBy: [['requestedAt', 'desc'] as const] }
            : { where: [['commentatorUid', '==', commentatorUid] as const] }),
          limit: maxRequests,
        }),
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
        ({ competitionId, requestId, most }) => ({
          path: `competitions/${competitionId}/commentators/${requestId}/messages`,
          orderBy: [['sentAt', 'desc'] as const],
          limit: most,
        }),
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
    sendChatMessage: callable(build, 'competitions', 'sendChatMessage'),
    markChatRead: callable(build, 'competitions', 'markChatRead'),
  }),
})

export const {
  useCastersQuery,
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
  useChatMessagesQuery,
  useSendChatMessageMutation,
  useMarkChatReadMutation,
} = commentatorApi
