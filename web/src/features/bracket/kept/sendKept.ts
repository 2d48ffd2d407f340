import { nextToSend, sending, settled } from '@upper-bracket/shared/bracket/kept/keptQueue'
import { selectUid } from '#documents/sessionSlice.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { inOrder } from '#platform/streams/inOrder.ts'
import { type KeptStore, keptApi, showKept } from './keptEndpoints.ts'
import { type KeptKey, keptId } from './keptNote.ts'
import { changeKept, readKept } from './keptStore.ts'

type SessionState = Parameters<typeof selectUid>[0]

/** What passes by itself: the command is tried again later. */
const passing: ReadonlySet<AppError['code']> = new Set([
  'offline',
  'try-again',
  'too-many-requests',
  'unauthenticated',
])

/**
 * Sends what is kept for a key, one command after the other, in one tab of the browser at a time. Resolves to `later`
 * where something has to wait, and for how many seconds at least.
 */
export function sendKept(
  key: KeptKey,
  store: KeptStore,
): Promise<'done' | { readonly laterSeconds: number }> {
  const send = async () => {
    for (;;) {
      const command = nextToSend(await readKept(key))
      if (command === null) return 'done'
      // Somebody else may have signed in meanwhile: their session must not send it.
      if (selectUid(store.getState() as SessionState) !== key.uid) return { laterSeconds: 0 }
      const { id, name, input } = command
      if (!command.sent)
        await store.dispatch(showKept(key, await changeKept(key, queue => sending(queue, id))))
      const response = store.dispatch(keptApi.endpoints.sendKept.initiate({ name, input }, { track: false }))
      const { error } = await response
      const refusal = error === undefined ? null : toAppError(error)
      if (refusal !== null && passing.has(refusal.code)) {
        return { laterSeconds: Number(refusal.facts['retryAfterSeconds'] ?? 0) }
      }
      const queue = await changeKept(key, before => settled(before, id, refusal?.code ?? null))
      await store.dispatch(showKept(key, queue))
    }
  }
  // Whoever closes the tab in between leaves the lock to the next one. Old browsers have none.
  const { locks } = navigator as { readonly locks?: LockManager | null }
  const id = `kept ${keptId(key)}`
  return inOrder(id, async () => (locks ? locks.request(id, send) : send()))
}
