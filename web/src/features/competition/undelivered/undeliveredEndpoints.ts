import { type Undelivered, undeliveredAtOnce } from '@upper-bracket/shared/notifications/undelivered'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

export type UndeliveredDocument = Undelivered & { readonly id: string }

const undeliveredApi = api.injectEndpoints({
  endpoints: build => ({
    /** The undelivered messages of a competition, latest first, for its organizers. */
    undelivered: build.query<Live<readonly UndeliveredDocument[]>, string>({
      ...listStream(
        (competitionId: string) => ({
          query: 'undelivered',
          params: { competitionId },
          limit: undeliveredAtOnce,
        }),
        ({ id, data }) => ({ ...data, id }) as UndeliveredDocument,
      ),
    }),
    resendMessages: callable(build, 'competitions', 'resendMessages'),
  }),
})

export const { useUndeliveredQuery, useResendMessagesMutation } = undeliveredApi
