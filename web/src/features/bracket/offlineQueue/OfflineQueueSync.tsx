import { nextToSend } from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import { useEffect, useMemo } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useUid } from '#documents/sessionSlice.ts'
import { useHoldUpdates } from '#platform/builds/useHoldUpdates.ts'
import {
  type OfflineQueueStore,
  showQueued,
  useQueuedCommandsQuery,
} from '../commands/offlineQueueEndpoints.ts'
import { readQueued } from '../commands/offlineQueueStore.ts'
import { useQueuedCompetitions } from '../commands/queueNotice.ts'
import { sendQueued } from './sendQueued.ts'

const firstPauseMs = 2000
const maxBackoffMs = 60_000

/** Sends the queued commands of the viewer as soon as there is a network. Rendered on every page. */
export default function OfflineQueueSync() {
  const uid = useUid()
  const competitions = useQueuedCompetitions(uid)
  if (uid === null) return null
  return [...competitions].map(([competitionId, version]) => (
    <OfCompetition key={competitionId} uid={uid} competitionId={competitionId} version={version} />
  ))
}

interface OfCompetitionProps {
  readonly uid: string
  readonly competitionId: string
  /** Changes with every change of the queue, in any tab. */
  readonly version: number
}

function OfCompetition({ uid, competitionId, version }: OfCompetitionProps) {
  const key = useMemo(() => ({ uid, competitionId }), [uid, competitionId])
  const store = useStore()
  const dispatch = useDispatch<OfflineQueueStore['dispatch']>()
  const { data: queue = [] } = useQueuedCommandsQuery(key)
  const waits = nextToSend(queue) !== null
  useHoldUpdates(waits)

  useEffect(() => {
    void version
    void readQueued(key).then(queue => dispatch(showQueued(key, queue)))
  }, [key, version, dispatch])

  useEffect(() => {
    if (!waits) return
    let over = false
    let pause = firstPauseMs
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async () => {
      clearTimeout(timer)
      if (over) return
      const result = navigator.onLine ? await sendQueued(key, { dispatch, getState: store.getState }) : null
      if (over || result === 'done') return
      timer = setTimeout(send, Math.max(pause, (result?.laterSeconds ?? 0) * 1000))
      pause = Math.min(2 * pause, maxBackoffMs)
    }
    const atOnce = () => {
      pause = firstPauseMs
      void send()
    }
    void send()
    addEventListener('online', atOnce)
    return () => {
      over = true
      clearTimeout(timer)
      removeEventListener('online', atOnce)
    }
  }, [waits, key, store, dispatch])
  return null
}
