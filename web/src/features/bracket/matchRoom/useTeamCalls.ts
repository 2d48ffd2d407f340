import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useSend } from '#ui/useSend.ts'
import { useBracketScope } from '../state/bracketScope.ts'

/** What calls for a side of a match name, and how one is sent. */
export function useTeamCalls({ id: matchId, revision, slots }: Match) {
  const { competitionId, bracketId } = useBracketScope()
  return {
    /** For whom the call is made; null: nobody, who makes none. */
    of: (side: Side | null) => {
      const teamId = (side === null ? null : slots[side].teamId) ?? ''
      return { competitionId, bracketId, matchId, revision, teamId }
    },
    send: useSend(),
  } as const
}
