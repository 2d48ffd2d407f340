import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useAnswerReportMutation, useReportResultMutation } from './roomEndpoints.ts'

interface Reporting {
  readonly report: (score: Match['score']) => Promise<void>
  /** Confirms or disputes what the other side has reported. */
  readonly answer: (reportId: string, accepts: boolean) => Promise<void>
  readonly busy: boolean
}

/** What the viewer says about the end of a match for one of its sides; refusals are shown. */
export function useReporting({ id: matchId, revision, slots }: Match, side: Side | null): Reporting {
  const { competitionId, bracketId } = useBracketScope()
  const showError = useShowError()
  const [sendReport, reporting] = useReportResultMutation()
  const [sendAnswer, answering] = useAnswerReportMutation()
  const teamId = (side === null ? null : slots[side].teamId) ?? ''
  const ofMatch = { competitionId, bracketId, matchId, revision, teamId }
  const show = async (call: PromiseLike<{ error?: unknown }>) => {
    const { error } = await call
    if (error) showError(error)
  }
  return {
    report: ([one, other]) =>
      show(sendReport({ ...ofMatch, reportId: newDocumentId(), score: [one, other], games: [] })),
    answer: (reportId, accepts) => show(sendAnswer({ ...ofMatch, reportId, accepts })),
    busy: reporting.isLoading || answering.isLoading,
  }
}
