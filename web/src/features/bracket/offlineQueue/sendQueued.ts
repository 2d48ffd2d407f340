import { nextToSend, sending, settled } from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import type { GivenCommand } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { selectUid } from '#documents/sessionSlice.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { serializeByKey } from '#platform/streams/serializeByKey.ts'
import { type OfflineQueueStore, offlineQueueApi, showQueued } from '../commands/offlineQueueEndpoints.ts'
import { changeQueued, readQueued } from '../commands/offlineQueueStore.ts'
import { optimisticUpdate } from '../commands/optimisticUpdate.ts'
import { type QueuedKey, queuedId } from '../commands/queueNotice.ts'
import { sendCommand } from '../commands/sendCommand.ts'

type SessionState = Parameters<typeof selectUid>[0]

/** Temporary errors, after which the command is tried again later. */
const passing: ReadonlySet<AppError['code']> = new Set([
  'offline',
  'try-again',
  'operation-paused',
  'too-many-requests',
  'unauthenticated',
])

const sendingApi = offlineQueueApi.injectEndpoints({
  endpoints: build => ({
    /** Sends a queued command, which is shown as if it were given now. */
    sendQueued: build.mutation<unknown, GivenCommand>({
      queryFn: ({ name, input }) => serializeByKey(input.bracketId, () => sendCommand(name, input)),
      onQueryStarted: ({ name, input }, lifecycle) => optimisticUpdate(name)(input, lifecycle),
    }),
  }),
})

/**
 * Sends the queue of a key, one command after the other, in one tab of the browser at a time. Resolves to `done`, or to
 * the minimum seconds to wait if a command has to wait.
 */
export function sendQueued(
  key: QueuedKey,
  store: OfflineQueueStore,
): Promise<'done' | { readonly laterSeconds: number }> {
  const send = async () => {
    for (;;) {
      const command = nextToSend(await readQueued(key))
      if (command === null) return 'done'
      // Another person may have signed in meanwhile, whose session must not send the commands.
      if (selectUid(store.getState() as SessionState) !== key.uid) return { laterSeconds: 0 }
      const { id, name, input } = command
      if (!command.sent)
        await store.dispatch(showQueued(key, await changeQueued(key, queue => sending(queue, id))))
      const response = store.dispatch(
        sendingApi.endpoints.sendQueued.initiate({ name, input }, { track: false }),
      )
      const { error } = await response
      const refusal = error === undefined ? null : toAppError(error)
      if (refusal !== null && passing.has(refusal.code)) {
        return { laterSeconds: Number(refusal.facts['retryAfterSeconds'] ?? 0) }
      }
      const queue = await changeQueued(key, before => settled(before, id, refusal?.code ?? null))
      await store.dispatch(showQueued(key, queue))
    }
  }
  // If the tab closes in between, its lock is released to the next tab. Old browsers have no locks.
  const { locks } = navigator as { readonly locks?: LockManager | null }
  const id = `kept ${queuedId(key)}`
  return serializeByKey(id, async () => (locks ? locks.request(id, send) : send()))
}
