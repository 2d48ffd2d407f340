import type { HeldMessage } from '@upper-bracket/shared/demonstration/heldMessage'
import { api } from '#platform/api/api.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type HeldMessageDocument = HeldMessage & { readonly id: string }

/** The maximum that the rules allow. */
export const shownMessages = 100

const heldMessageApi = api.injectEndpoints({
  endpoints: build => ({
    /** What a copy of the demonstration would have sent, newest first. */
    heldMessages: build.query<Live<readonly HeldMessageDocument[]>, string>({
      ...listStream(
        (competitionId: string) => ({
          query: 'heldMessages',
          params: { competitionId },
          limit: shownMessages,
        }),
        ({ id, data }) => ({ ...data, id }) as HeldMessageDocument,
      ),
    }),
  }),
})

export const { useHeldMessagesQuery } = heldMessageApi
