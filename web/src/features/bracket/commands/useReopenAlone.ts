import { toAppError } from '#platform/errors/appError.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketCommand } from './bracketEndpoints.ts'
import { useReadMatches } from './useReadMatches.ts'

interface Handlers {
  readonly onRefused: (error: unknown) => void
  /** More than the match itself would be undone, which is to be shown first. */
  readonly onMoreToUndo: () => void
}

/**
 * Reopens a match, whatever its state by then, if no other result is lost by it. `recorded` is the revision that
 * recording the result has returned: what the stream has brought so far may be older. Resolves to the match's new
 * revision, or null if it was refused.
 */
export function useReopenAlone(matchId: string, { onRefused, onMoreToUndo }: Handlers) {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch] = useBracketCommand('reopenMatch')
  const readMatches = useReadMatches()
  const reopen = async (recorded: number): Promise<number | null> => {
    const revision = Math.max(recorded, readMatches().get(matchId)?.revision ?? 0)
    const address = { competitionId, bracketId, matchId, revision }
    const result = await reopenMatch({ ...address, cascade: false, preview: false })
    if (!result.error) return result.data.revision
    if (toAppError(result.error).code === 'next-match-started') onMoreToUndo()
    else onRefused(result.error)
    return null
  }
  return { reopen }
}
