import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useCallback, useMemo } from 'react'
import { useSend } from '#ui/useSend.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useReadMatches } from '../state/useReadMatches.ts'

export interface SlotCommands {
  /** Places a team. Resolves to whether the call succeeded; a refusal is shown. */
  readonly place: (slot: SlotAddress, teamId: string) => Promise<boolean>
  readonly clear: (slot: SlotAddress) => Promise<boolean>
}

/** Returns the two commands on slots, which apply to the state at the time of the call. The value is stable. */
export function useSlotCommands(): SlotCommands {
  const { competitionId, bracketId } = useBracketScope()
  const read = useReadMatches()
  const [placeTeam] = useBracketCommand('placeTeam')
  const [clearSlot] = useBracketCommand('clearSlot')
  const send = useSend()

  const place = useCallback(
    async ({ matchId, side }: SlotAddress, teamId: string): Promise<boolean> => {
      const match = read().get(matchId)
      if (match === undefined) return false
      const seen = { matchId, revision: match.revision, teamIds: teamPair(match) }
      return send(placeTeam({ competitionId, bracketId, ...seen, slot: side, teamId }))
    },
    [competitionId, bracketId, read, placeTeam, send],
  )
  const clear = useCallback(
    async ({ matchId, side }: SlotAddress): Promise<boolean> => {
      const match = read().get(matchId)
      if (match === undefined) return false
      const seen = { matchId, revision: match.revision, teamIds: teamPair(match) }
      return send(clearSlot({ competitionId, bracketId, ...seen, slot: side }))
    },
    [competitionId, bracketId, read, clearSlot, send],
  )
  return useMemo(() => ({ place, clear }), [place, clear])
}
