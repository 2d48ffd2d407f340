import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useAnswerProposalMutation, useProposeTimeMutation } from './roomEndpoints.ts'

interface Moving {
  /** Whether it was sent. Milliseconds since the epoch. */
  readonly propose: (startsAt: number) => Promise<boolean>
  /** Accepts or declines what the other side proposes, or takes back what the own side does. */
  readonly answer: (proposalId: string, accepts: boolean) => Promise<boolean>
  readonly busy: boolean
}

/** How the viewer moves a match for one of its sides; refusals are shown. */
export function useMoving({ id: matchId, revision, slots }: Match, side: Side | null): Moving {
  const { competitionId, bracketId } = useBracketScope()
  const showError = useShowError()
  const [sendProposal, proposing] = useProposeTimeMutation()
  const [sendAnswer, answering] = useAnswerProposalMutation()
  const teamId = (side === null ? null : slots[side].teamId) ?? ''
  const ofMatch = { competitionId, bracketId, matchId, revision, teamId }
  const show = async (call: PromiseLike<{ error?: unknown }>) => {
    const { error } = await call
    if (error) showError(error)
    return !error
  }
  return {
    propose: startsAt => show(sendProposal({ ...ofMatch, proposalId: newDocumentId(), startsAt })),
    answer: (proposalId, accepts) => show(sendAnswer({ ...ofMatch, proposalId, accepts })),
    busy: proposing.isLoading || answering.isLoading,
  }
}
