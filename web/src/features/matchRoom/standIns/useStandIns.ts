import { skipToken } from '@reduxjs/toolkit/query'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { Replacement } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { MatchRoom, StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { isOpen, replacementsIn, standInPeople } from '@upper-bracket/shared/matchRoom/standIn'
import type { StoredPlayer } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import {
  useAnswerStandInMutation,
  useAskForStandInMutation,
  usePlayersAmongQuery,
} from '../state/matchRoomEndpoints.ts'
import { useTeamCalls } from '../state/useTeamCalls.ts'

interface StandIns {
  /** The requested and granted stand-ins. */
  readonly open: readonly StandIn[]
  /** The stand-ins that are valid for the current line-ups. */
  readonly replacements: readonly Replacement[]
  /** Stand-ins and replaced players by uid; undefined while loading. */
  readonly players: ReadonlyMap<string, StoredPlayer> | undefined
}

/** Returns the stand-ins of a match that has not started. */
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
  /** Accepts or declines the other side's stand-in, or withdraws that of the caller. */
  readonly answer: (side: Side, standInId: string, accepts: boolean) => Promise<boolean>
  readonly busy: boolean
}

/** Returns the viewer's actions on stand-ins; refusals are shown. */
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
