import { skipToken } from '@reduxjs/toolkit/query'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { Replacement } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { MatchRoom, StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { isOpen, replacementsIn, standInPeople } from '@upper-bracket/shared/matchRoom/standIn'
import type { StoredPlayer } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import {
  useAnswerStandInMutation,
  useAskForStandInMutation,
  usePlayersAmongQuery,
} from './matchRoomEndpoints.ts'
import { useTeamCalls } from './useTeamCalls.ts'

interface StandIns {
  /** Those that are asked for or granted. */
  readonly open: readonly StandIn[]
  /** Those that hold as the line-ups are. */
  readonly replacements: readonly Replacement[]
  /** Stand-ins and replaced players by uid; undefined while loading. */
  readonly players: ReadonlyMap<string, StoredPlayer> | undefined
}

/** Who stands in a match that has not started. */
export function useStandIns(matchRoom: MatchRoom | null): StandIns {
  const { competitionId } = useBracketScope()
  const uids = matchRoom === null ? [] : standInPeople(matchRoom)
  const { currentData } = usePlayersAmongQuery(uids.length === 0 ? skipToken : { competitionId, uids })
  const players = currentData && new Map(currentData.value.map(player => [player.uid, player]))
  return {
    open: matchRoom?.standIns.filter(isOpen) ?? [],
    replacements: matchRoom === null || players === undefined ? [] : replacementsIn(matchRoom, players),
    players,
  }
}

interface StandInCalls {
  readonly ask: (side: Side, outUid: string, inUid: string) => Promise<boolean>
  /** For a side: agrees to the other one's stand-in or declines it, or does without its own. */
  readonly answer: (side: Side, standInId: string, accepts: boolean) => Promise<boolean>
  readonly busy: boolean
}

/** How the viewer asks for stand-ins and answers; refusals are shown. */
export function useStandInCalls(match: Match): StandInCalls {
  const { of, send } = useTeamCalls(match)
  const [sendAsked, asking] = useAskForStandInMutation()
  const [sendAnswer, answering] = useAnswerStandInMutation()
  return {
    ask: (side, outUid, inUid) => send(sendAsked({ ...of(side), standInId: newDocumentId(), outUid, inUid })),
    answer: (side, standInId, accepts) => send(sendAnswer({ ...of(side), standInId, accepts })),
    busy: asking.isLoading || answering.isLoading,
  }
}
