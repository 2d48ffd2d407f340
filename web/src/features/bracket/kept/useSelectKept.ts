import { skipToken } from '@reduxjs/toolkit/query/react'
import type { KeptQueue } from '@upper-bracket/shared/bracket/kept/keptCommand'
import { useMemo } from 'react'
import { useUid } from '#documents/sessionSlice.ts'
import { type KeptState, keptApi, useKeptCommandsQuery } from './keptEndpoints.ts'
import { useKeptCompetitions } from './keptNote.ts'

const none: KeptQueue = []

/** The selector of what this browser keeps of the viewer's commands; reads the database only where there are any. */
export function useSelectKept(competitionId: string): (state: KeptState) => KeptQueue {
  const uid = useUid()
  const hasAny = useKeptCompetitions(uid).has(competitionId)
  useKeptCommandsQuery(uid !== null && hasAny ? { uid, competitionId } : skipToken, {
    // Those who show it select it.
    selectFromResult: () => ({}),
  })
  return useMemo(() => {
    if (uid === null) return () => none
    const select = keptApi.endpoints.keptCommands.select({ uid, competitionId })
    return (state: KeptState) => select(state).data ?? none
  }, [uid, competitionId])
}
