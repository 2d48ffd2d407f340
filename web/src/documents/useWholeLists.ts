import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Live } from '#platform/streams/streamed.ts'
import { type CompetitionDocument, competitionApi } from './competition.ts'
import { readWholeLists, renewLists } from './readWholeLists.ts'

/** For so long a count may lag behind its list. */
const lagMs = 3000
/** After so many newer snapshots that have not been new enough. */
const maxRenewals = 6

const { teams, players } = competitionApi.endpoints
type ApiState = Parameters<ReturnType<typeof teams.select>>[0]
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/**
 * The counts of a competition tell of teams and players that others have deleted (see `readWholeLists`): its lists are
 * then longer than that, until they have been renewed.
 */
export function useWholeLists({ id, teamCount, playerCount }: CompetitionDocument): void {
  const dispatch = useDispatch<Dispatch>()
  const teamsKnown = useSelector((state: ApiState) => lengthOf(teams.select(id)(state).data))
  const playersKnown = useSelector((state: ApiState) => lengthOf(players.select(id)(state).data))
  const [renewals, setRenewals] = useState(0)
  const isSurplus = teamsKnown > teamCount || playersKnown > playerCount

  useEffect(() => {
    if (!isSurplus) {
      setRenewals(0)
      return
    }
    const timer = setTimeout(() => {
      if (renewals === maxRenewals) dispatch(readWholeLists({ competitionId: id }))
      else void dispatch(renewLists({ competitionId: id })).then(() => setRenewals(renewals + 1))
    }, lagMs)
    return () => clearTimeout(timer)
  }, [isSurplus, id, renewals, dispatch])
}

function lengthOf(rows: Live<readonly unknown[]> | undefined): number {
  return rows?.value.length ?? 0
}
