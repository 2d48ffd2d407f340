import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseSnapshot, forgetBase, renewBase } from '#platform/snapshot/earlySnapshot.ts'
import { competitionApi } from './competition.ts'

const { teams, players } = competitionApi.endpoints
type ApiState = Parameters<ReturnType<typeof teams.select>>[0]
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

interface Address {
  readonly competitionId: string
}

/**
 * Makes a competition's lists be read as a whole from now on. A listener for changes since a snapshot does not report
 * deletions.
 */
export function readWholeLists({ competitionId }: Address) {
  return (dispatch: Dispatch, getState: () => ApiState): void => {
    if (baseSnapshot(competitionId) === null) return
    forgetBase()
    reopen(competitionId, dispatch, getState)
  }
}

/**
 * Does the same as `readWholeLists` with a newer snapshot, which the edge serves to all clients that need it. The
 * snapshot can still be too old.
 */
export function renewLists({ competitionId }: Address) {
  return async (dispatch: Dispatch, getState: () => ApiState): Promise<void> => {
    if (await renewBase(competitionId)) reopen(competitionId, dispatch, getState)
  }
}

function reopen(id: string, dispatch: Dispatch, getState: () => ApiState): void {
  const refetch = { forceRefetch: true, subscribe: false }
  if (teams.select(id)(getState()).data) dispatch(teams.initiate(id, refetch))
  if (players.select(id)(getState()).data) dispatch(players.initiate(id, refetch))
}
