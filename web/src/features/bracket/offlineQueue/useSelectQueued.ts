import { skipToken } from '@reduxjs/toolkit/query/react'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { useMemo } from 'react'
import { useUid } from '#documents/sessionSlice.ts'
import { offlineQueueApi, type QueuedState, useQueuedCommandsQuery } from './offlineQueueEndpoints.ts'
import { useQueuedCompetitions } from './queueNotice.ts'

const none: OfflineQueue = []

/** The selector of what this browser keeps of the viewer's commands; reads the database only where there are any. */
export function useSelectQueued(competitionId: string): (state: QueuedState) => OfflineQueue {
  const uid = useUid()
  const hasAny = useQueuedCompetitions(uid).has(competitionId)
  useQueuedCommandsQuery(uid !== null && hasAny ? { uid, competitionId } : skipToken, {
    // Those who show it select it.
    selectFromResult: () => ({}),
  })
  return useMemo(() => {
    if (uid === null) return () => none
    const select = offlineQueueApi.endpoints.queuedCommands.select({ uid, competitionId })
    return (state: QueuedState) => select(state).data ?? none
  }, [uid, competitionId])
}
