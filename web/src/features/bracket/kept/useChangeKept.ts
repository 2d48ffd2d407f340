import type { KeptQueue } from '@upper-bracket/shared/bracket/kept/keptCommand'
import { useDispatch } from 'react-redux'
import { useUid } from '#documents/sessionSlice.ts'
import { type KeptStore, showKept } from './keptEndpoints.ts'

/** Changes what this browser keeps of the viewer's commands, in the database and on the page. */
export function useChangeKept(competitionId: string): (change: (queue: KeptQueue) => KeptQueue) => void {
  const uid = useUid()
  const dispatch = useDispatch<KeptStore['dispatch']>()
  return change => {
    if (uid === null) return
    const key = { uid, competitionId }
    const store = async () => {
      const { changeKept } = await import('./keptStore.ts')
      await dispatch(showKept(key, await changeKept(key, change)))
    }
    void store()
  }
}
