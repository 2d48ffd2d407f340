import { skipToken } from '@reduxjs/toolkit/query'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Game } from '@upper-bracket/shared/games/game'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { chosenMaps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import type { CsMap } from '@upper-bracket/shared/selfService/csMaps'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchRoomQuery } from '#features/matchRoom/state/matchRoomEndpoints.ts'

/** Returns what the games of a match are games of, and the maps of its veto in the order played. */
export function useGamesAsked(match: Match): { readonly game: Game; readonly maps: readonly CsMap[] } {
  const { competitionId, bracketId } = useBracketScope()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const matchRoomId = matchRoomIdOf(match)
  const hasVeto = competition?.selfService?.veto != null
  const { currentData } = useMatchRoomQuery(
    hasVeto && matchRoomId !== null ? { competitionId, bracketId, matchRoomId } : skipToken,
  )
  const veto = currentData?.value?.veto
  return {
    game: competition?.game ?? 'csgo',
    maps: veto ? chosenMaps(veto).map(({ map }) => map) : [],
  }
}
