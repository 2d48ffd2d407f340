import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { GivenCommand, KeptQueue } from '@upper-bracket/shared/bracket/kept/keptCommand'
import { bracketApi } from '#documents/bracket.ts'
import { inOrder } from '#platform/streams/inOrder.ts'
import { optimisticUpdate } from '../commands/optimisticUpdate.ts'
import { sendCommand } from '../commands/sendCommand.ts'
import type { KeptKey } from './keptNote.ts'

export const keptApi = bracketApi.injectEndpoints({
  endpoints: build => ({
    /** What this browser keeps; brought up to date by whoever changes it. */
    keptCommands: build.query<KeptQueue, KeptKey>({
      queryFn: async key => {
        const { readKept } = await import('./keptStore.ts')
        return { data: await readKept(key) }
      },
    }),
    /** Sends a kept command: it is shown as if it were given now. */
    sendKept: build.mutation<unknown, GivenCommand>({
      queryFn: ({ name, input }) => inOrder(input.bracketId, () => sendCommand(name, input)),
      onQueryStarted: ({ name, input }, lifecycle) => optimisticUpdate(name)(input, lifecycle),
    }),
  }),
})

export type KeptState = Parameters<ReturnType<typeof keptApi.endpoints.keptCommands.select>>[0]

export interface KeptStore {
  readonly dispatch: ThunkDispatch<KeptState, unknown, UnknownAction>
  readonly getState: () => unknown
}

export const { useKeptCommandsQuery } = keptApi

/** Shows a queue that has just been read or written. */
export function showKept(key: KeptKey, queue: KeptQueue) {
  return keptApi.util.upsertQueryData('keptCommands', key, queue)
}
