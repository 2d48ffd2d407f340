import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { toAppError } from '#platform/errors/appError.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketCommand } from './bracketEndpoints.ts'
import { useReadMatches } from './useReadMatches.ts'

interface Handlers {
  readonly onRefused: (error: unknown) => void
  /** Called if undoing would affect other matches, which have to be shown first. */
  readonly onMoreToUndo: () => void
}

/**
 * Reopens a match if no other result is lost. It takes the revision returned by the command that recorded the result,
 * because the streamed one may be older. Resolves to the new revision of the match, or null if it was refused.
 */
export function useReopenAlone({ onRefused, onMoreToUndo }: Handlers) {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch] = useBracketCommand('reopenMatch')
  const readMatches = useReadMatches()
  const reopen = async (match: Match, recorded: number): Promise<number | null> => {
    const revision = Math.max(recorded, readMatches().get(match.id)?.revision ?? 0)
    const address = { competitionId, bracketId, matchId: match.id, revision, teamIds: teamPair(match) }
    const result = await reopenMatch({ ...address, cascade: false, preview: false })
    if (!result.error) return result.data.revision
    if (toAppError(result.error).code === 'next-match-started') onMoreToUndo()
    else onRefused(result.error)
    return null
  }
  return { reopen }
}
