import { skipToken } from '@reduxjs/toolkit/query'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMatchRoomQuery } from '#features/matchRoom/state/matchRoomEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

/** Returns the match room of the match on air; null without one or where organizers run the matches. */
export function useDeskMatchRoom({ selfService }: CompetitionDocument, match: Match): MatchRoom | null {
  const { competitionId, bracketId } = useBracketScope()
  const matchRoomId = matchRoomIdOf(match)
  const { currentData } = useMatchRoomQuery(
    selfService === null || matchRoomId === null ? skipToken : { competitionId, bracketId, matchRoomId },
  )
  return currentData?.value ?? null
}
