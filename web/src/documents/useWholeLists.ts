import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Live } from '#platform/streams/streamMachine.ts'
import { type CompetitionDocument, competitionApi } from './competition.ts'
import { readWholeLists, renewLists } from './readWholeLists.ts'

/** How long a count may differ from its list. */
const lagMs = 3000
/** The number of newer snapshots to try. */
const maxRenewals = 6

const { teams, players } = competitionApi.endpoints
type ApiState = Parameters<ReturnType<typeof teams.select>>[0]
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/**
 * Detects from a competition's counts that teams or players were deleted (see `readWholeLists`): its lists are too long
 * until they have been renewed.
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
