import type { PublicCommentator } from '@upper-bracket/shared/commentators/publicCommentator'
import { api } from '#platform/api/api.ts'
import { competitionList } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

/** `id` is the id of the request. */
export type PublicCommentatorDocument = PublicCommentator & { readonly id: string }

/** The maximum that the rules allow. */
const maxCommentators = 100

const publicCommentatorApi = api.injectEndpoints({
  endpoints: build => ({
    /** The public cards of confirmed commentators. */
    publicCommentators: build.query<Live<readonly PublicCommentatorDocument[]>, string>({
      ...competitionList<PublicCommentatorDocument>('publicCommentators', maxCommentators, {
        read: ({ publicCommentators }) => publicCommentators,
      }),
    }),
  }),
})

export const { usePublicCommentatorsQuery } = publicCommentatorApi
