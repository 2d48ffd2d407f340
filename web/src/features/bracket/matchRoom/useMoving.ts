import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useAnswerProposalMutation, useProposeTimeMutation } from './matchRoomEndpoints.ts'
import { useTeamCalls } from './useTeamCalls.ts'

interface Moving {
  /** Whether it was sent. Milliseconds since the epoch. */
  readonly propose: (startsAt: number) => Promise<boolean>
  /** Accepts or declines what the other side proposes, or takes back what the own side does. */
  readonly answer: (proposalId: string, accepts: boolean) => Promise<boolean>
  readonly busy: boolean
}

/** How the viewer moves a match for one of its sides; refusals are shown. */
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
