import { skipToken } from '@reduxjs/toolkit/query'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { Replacement } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { isOpen, replacementsIn, type StandIn, standInPeople } from '@upper-bracket/shared/matchDay/standIn'
import type { StoredPlayer } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useAnswerStandInMutation, useAskForStandInMutation, usePlayersAmongQuery } from './roomEndpoints.ts'

interface StandIns {
  /** Those that are asked for or granted. */
  readonly open: readonly StandIn[]
  /** Those that hold as the line-ups are. */
  readonly replacements: readonly Replacement[]
  /** Whoever stands in or is replaced, by uid; undefined until that is known. */
  readonly players: ReadonlyMap<string, StoredPlayer> | undefined
}

/** Who stands in a match that has not started. */
export function useStandIns(room: MatchRoom | null): StandIns {
  const { competitionId } = useBracketScope()
  const uids = room === null ? [] : standInPeople(room)
  const { currentData } = usePlayersAmongQuery(uids.length === 0 ? skipToken : { competitionId, uids })
  const players = currentData && new Map(currentData.value.map(player => [player.uid, player]))
  return {
    open: room?.standIns.filter(isOpen) ?? [],
    replacements: room === null || players === undefined ? [] : replacementsIn(room, players),
    players,
  }
}

interface StandInCalls {
  readonly ask: (side: Side, outUid: string, inUid: string) => Promise<void>
  /** For a side: agrees to the other one's stand-in or declines it, or does without its own. */
  readonly answer: (side: Side, standInId: string, accepts: boolean) => Promise<void>
  readonly busy: boolean
}

/** How the viewer asks for stand-ins and answers; refusals are shown. */
export function useStandInCalls({ id: matchId, revision, slots }: Match): StandInCalls {
  const { competitionId, bracketId } = useBracketScope()
  const showError = useShowError()
  const [sendAsked, asking] = useAskForStandInMutation()
  const [sendAnswer, answering] = useAnswerStandInMutation()
  const ofSide = (side: Side) => {
    const teamId = slots[side].teamId ?? ''
    return { competitionId, bracketId, matchId, revision, teamId }
  }
  const show = async (call: PromiseLike<{ error?: unknown }>) => {
    const { error } = await call
    if (error) showError(error)
  }
  return {
    ask: (side, outUid, inUid) =>
      show(sendAsked({ ...ofSide(side), standInId: newDocumentId(), outUid, inUid })),
    answer: (side, standInId, accepts) => show(sendAnswer({ ...ofSide(side), standInId, accepts })),
    busy: asking.isLoading || answering.isLoading,
  }
}
