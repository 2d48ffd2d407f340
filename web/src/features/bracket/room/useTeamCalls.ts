import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useBracketScope } from '../state/bracketScope.ts'

/** What calls for a side of a match name, and how one is sent. */
export function useTeamCalls({ id: matchId, revision, slots }: Match) {
  const { competitionId, bracketId } = useBracketScope()
  const showError = useShowError()
  return {
    /** For whom the call is made; null: nobody, who makes none. */
    of: (side: Side | null) => {
      const teamId = (side === null ? null : slots[side].teamId) ?? ''
      return { competitionId, bracketId, matchId, revision, teamId }
    },
    /** Whether the call was accepted; a refusal is shown. */
    send: async (call: PromiseLike<{ error?: unknown }>): Promise<boolean> => {
      const { error } = await call
      if (error) showError(error)
      return !error
    },
  } as const
}
