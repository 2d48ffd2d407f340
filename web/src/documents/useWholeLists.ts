import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { baseSnapshot, forgetBase } from '#platform/snapshot/earlySnapshot.ts'
import type { Live } from '#platform/streams/streamed.ts'
import { type CompetitionDocument, competitionApi } from './competition.ts'

/** For so long a count may lag behind its list. */
const lagMs = 3000

const { teams, players } = competitionApi.endpoints
type ApiState = Parameters<ReturnType<typeof teams.select>>[0]
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/**
 * A listener that is told what has changed since a snapshot does not hear of what was deleted. The counts of the
 * competition tell: where a list is longer, the lists that are followed are read whole.
 */
export function useWholeLists({ id, teamCount, playerCount }: CompetitionDocument): void {
  const dispatch = useDispatch<Dispatch>()
  const teamsKnown = useSelector((state: ApiState) => lengthOf(teams.select(id)(state).data))
  const playersKnown = useSelector((state: ApiState) => lengthOf(players.select(id)(state).data))
  const isSurplus = (teamsKnown ?? 0) > teamCount || (playersKnown ?? 0) > playerCount

  useEffect(() => {
    if (!isSurplus || baseSnapshot(id) === null) return
    const timer = setTimeout(() => {
      forgetBase()
      const anew = { forceRefetch: true, subscribe: false }
      if (teamsKnown !== undefined) dispatch(teams.initiate(id, anew))
      if (playersKnown !== undefined) dispatch(players.initiate(id, anew))
    }, lagMs)
    return () => clearTimeout(timer)
  }, [isSurplus, id, teamsKnown, playersKnown, dispatch])
}

function lengthOf(rows: Live<readonly unknown[]> | undefined): number | undefined {
  return rows?.value.length
}
