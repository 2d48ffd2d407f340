import { skipToken } from '@reduxjs/toolkit/query'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { currentLineUp, isLinedUp, type LinedUpPlayer } from '@upper-bracket/shared/lineUp/matchLineUps'
import { useTeamPlayersQuery } from '#documents/competition.ts'
import { useMatchLineUpsQuery } from '#features/bracket/match/lineUpEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

const none: readonly LinedUpPlayer[] = []

/** Returns the players of a side: of the line-up that was frozen when the match started, otherwise of the team now. */
export function useOverlayLineUp(match: Match, side: Side): readonly LinedUpPlayer[] {
  const { competitionId, bracketId } = useBracketScope()
  const { teamId } = match.slots[side]
  const frozen = useMatchLineUpsQuery(
    isLinedUp(match) ? { competitionId, bracketId, matchId: match.id } : skipToken,
  ).currentData?.value
  const players = useTeamPlayersQuery(teamId === null ? skipToken : { competitionId, teamId }).currentData
    ?.value
  if (isLinedUp(match) && frozen === undefined) return none
  const stored = frozen?.teams.find(team => team.teamId === teamId)
  if (stored !== undefined) return stored.players
  if (teamId === null || players === undefined) return none
  return currentLineUp(teamId, { players, replacements: [] }).players
}
