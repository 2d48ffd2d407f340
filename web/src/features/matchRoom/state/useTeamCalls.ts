import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useSend } from '#ui/useSend.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

/** Builds the calls for a side of a match: their common input, and a function that sends one. */
export function useTeamCalls({ id: matchId, revision, slots }: Match) {
  const { competitionId, bracketId } = useBracketScope()
  return {
    /** The side for which the call is made; null if the viewer makes none. */
    of: (side: Side | null) => {
      const teamId = (side === null ? null : slots[side].teamId) ?? ''
      return { competitionId, bracketId, matchId, revision, teamId }
    },
    send: useSend(),
  } as const
}
