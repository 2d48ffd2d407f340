import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useMemo } from 'react'
import {
  maxIdsPerQuery,
  useMatchRoomsByIdQuery,
  useMatchRoomsToDecideQuery,
} from '#features/matchRoom/state/matchRoomEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

/**
 * Returns the match rooms of open matches by id, for organizers of matches that teams run themselves: all that need a
 * decision (at most 100), and those of the first 30 matches.
 */
export function useAgendaMatchRooms(
  matches: readonly Match[],
  isWanted: boolean,
): ReadonlyMap<string, MatchRoom> {
  const { competitionId, bracketId } = useBracketScope()
  const first = matches.flatMap(match => matchRoomIdOf(match) ?? []).slice(0, maxIdsPerQuery)
  const matchRoomIds = isWanted ? first.toSorted() : []
  const address = { competitionId, bracketId }
  const toDecide = useMatchRoomsToDecideQuery(isWanted ? address : skipToken).currentData?.value
  // The previous rooms are shown until those of another set of matches have arrived.
  const byId = useMatchRoomsByIdQuery(matchRoomIds.length === 0 ? skipToken : { ...address, matchRoomIds })
    .data?.value
  return useMemo(
    () => new Map([...(toDecide ?? []), ...(byId ?? [])].map(matchRoom => [matchRoom.id, matchRoom])),
    [toDecide, byId],
  )
}
