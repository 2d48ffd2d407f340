import { toAppError } from '#platform/errors/appError.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketCommand } from './bracketEndpoints.ts'
import { useReadMatches } from './useReadMatches.ts'

interface Answers {
  readonly onRefused: (error: unknown) => void
  /** More than the match itself would be undone: that is shown first. */
  readonly onMoreToUndo: () => void
}

/**
 * Takes the result of a match back, as it is by then, where no other result is lost with it. `recorded` is the
 * revision that recording it has answered: what the stream has brought until now can still be older. Answers the
 * match's revision; null where it was not done.
 */
export function useReopenAlone(matchId: string, { onRefused, onMoreToUndo }: Answers) {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch] = useBracketCommand('reopenMatch')
  const readMatches = useReadMatches()
  const reopen = async (recorded: number): Promise<number | null> => {
    const revision = Math.max(recorded, readMatches().get(matchId)?.revision ?? 0)
    const address = { competitionId, bracketId, matchId, revision }
    const answer = await reopenMatch({ ...address, cascade: false, preview: false })
    if (!answer.error) return answer.data.revision
    if (toAppError(answer.error).code === 'next-match-started') onMoreToUndo()
    else onRefused(answer.error)
    return null
  }
  return { reopen }
}
