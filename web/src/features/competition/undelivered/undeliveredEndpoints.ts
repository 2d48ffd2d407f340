import { type Undelivered, undeliveredAtOnce } from '@upper-bracket/shared/notifications/undelivered'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { competitionList } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type UndeliveredDocument = Undelivered & { readonly id: string }

const undeliveredApi = api.injectEndpoints({
  endpoints: build => ({
    /** The undelivered messages of a competition, latest first, for its organizers. */
    undelivered: build.query<Live<readonly UndeliveredDocument[]>, string>({
      ...competitionList<UndeliveredDocument>('undelivered', undeliveredAtOnce),
    }),
    resendMessages: callable(build, 'competitions', 'resendMessages'),
  }),
})

export const { useUndeliveredQuery, useResendMessagesMutation } = undeliveredApi
