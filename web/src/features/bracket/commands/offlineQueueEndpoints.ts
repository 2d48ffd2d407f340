import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { bracketApi } from '#documents/bracket.ts'
import type { QueuedKey } from './queueNotice.ts'

export const offlineQueueApi = bracketApi.injectEndpoints({
  endpoints: build => ({
    /** The content of the offline queue in this browser. Every writer of the queue updates this query. */
    queuedCommands: build.query<OfflineQueue, QueuedKey>({
      queryFn: async key => {
        const { readQueued } = await import('./offlineQueueStore.ts')
        return { data: await readQueued(key) }
      },
    }),
  }),
})

export type QueuedState = Parameters<ReturnType<typeof offlineQueueApi.endpoints.queuedCommands.select>>[0]

export interface OfflineQueueStore {
  readonly dispatch: ThunkDispatch<QueuedState, unknown, UnknownAction>
  readonly getState: () => unknown
}

export const { useQueuedCommandsQuery } = offlineQueueApi

/** Shows a queue that has just been read or written. */
export function showQueued(key: QueuedKey, queue: OfflineQueue) {
  return offlineQueueApi.util.upsertQueryData('queuedCommands', key, queue)
}
