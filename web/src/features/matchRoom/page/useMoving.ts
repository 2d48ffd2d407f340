import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useAnswerProposalMutation, useProposeTimeMutation } from '../state/matchRoomEndpoints.ts'
import { useTeamCalls } from '../state/useTeamCalls.ts'

interface Moving {
  /** Proposes a time in milliseconds since the epoch. Resolves to whether it was sent. */
  readonly propose: (startsAt: number) => Promise<boolean>
  /** Accepts or declines the proposal of the other side, or withdraws that of the viewer. */
  readonly answer: (proposalId: string, accepts: boolean) => Promise<boolean>
  readonly busy: boolean
}

/** Returns the viewer's actions for moving a match; refusals are shown. */
export function useMoving(match: Match, side: Side | null): Moving {
  const { of, send } = useTeamCalls(match)
  const [sendProposal, proposing] = useProposeTimeMutation()
  const [sendAnswer, answering] = useAnswerProposalMutation()
  return {
    propose: startsAt => send(sendProposal({ ...of(side), proposalId: newDocumentId(), startsAt })),
    answer: (proposalId, accepts) => send(sendAnswer({ ...of(side), proposalId, accepts })),
    busy: proposing.isLoading || answering.isLoading,
  }
}
