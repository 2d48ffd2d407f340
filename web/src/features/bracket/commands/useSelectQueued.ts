import { skipToken } from '@reduxjs/toolkit/query/react'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { useMemo } from 'react'
import { useUid } from '#documents/sessionSlice.ts'
import { offlineQueueApi, type QueuedState, useQueuedCommandsQuery } from './offlineQueueEndpoints.ts'
import { useQueuedCompetitions } from './queueNotice.ts'

const none: OfflineQueue = []

/** Returns the selector of the viewer's queue; reads the database only if there are commands. */
export function useSelectQueued(competitionId: string): (state: QueuedState) => OfflineQueue {
  const uid = useUid()
  const hasAny = useQueuedCompetitions(uid).has(competitionId)
  useQueuedCommandsQuery(uid !== null && hasAny ? { uid, competitionId } : skipToken, {
    // Components that show the queue select it themselves.
    selectFromResult: () => ({}),
  })
  return useMemo(() => {
    if (uid === null) return () => none
    const select = offlineQueueApi.endpoints.queuedCommands.select({ uid, competitionId })
    return (state: QueuedState) => select(state).data ?? none
  }, [uid, competitionId])
}
