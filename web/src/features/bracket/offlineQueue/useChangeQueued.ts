import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { useDispatch } from 'react-redux'
import { useUid } from '#documents/sessionSlice.ts'
import { type OfflineQueueStore, showQueued } from '../commands/offlineQueueEndpoints.ts'

/** Returns a function that changes the viewer's queue, in the database and on the page. */
export function useChangeQueued(
  competitionId: string,
): (change: (queue: OfflineQueue) => OfflineQueue) => void {
  const uid = useUid()
  const dispatch = useDispatch<OfflineQueueStore['dispatch']>()
  return change => {
    if (uid === null) return
    const key = { uid, competitionId }
    const store = async () => {
      const { changeQueued } = await import('../commands/offlineQueueStore.ts')
      await dispatch(showQueued(key, await changeQueued(key, change)))
    }
    void store()
  }
}
