import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useGiveCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'

export interface Placing {
  /** Places a team. Resolves to whether the call succeeded; a refusal is shown. */
  readonly place: (slot: SlotAddress, teamId: string) => Promise<boolean>
  readonly clear: (slot: SlotAddress) => Promise<boolean>
}

/**
 * Returns functions that place teams in slots and remove them. They apply to the state at the time of the call, are
 * shown optimistically, and can be undone.
 */
export function usePlacing(): Placing {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const texts = useMatchTexts()
  const read = useReadMatches()
  const give = useGiveCommand()
  const undoable = useUndoable()

  const seen = useCallback(
    ({ matchId, side: slot }: SlotAddress) => {
      const match = read().get(matchId)
      if (match === undefined) return null
      const { revision } = match
      return { competitionId, bracketId, matchId, revision, teamIds: teamPair(match), slot }
    },
    [competitionId, bracketId, read],
  )
  const place = useCallback(
    async (slot: SlotAddress, teamId: string) => {
      const target = seen(slot)
      if (target === null) return false
      const message = t('placed', { team: texts.team(teamId) })
      return undoable({ matchId: slot.matchId, message, answers: [give('placeTeam', { ...target, teamId })] })
    },
    [seen, give, undoable, t, texts],
  )
  return {
    place,
    clear: async slot => {
      const target = seen(slot)
      const teamId = target?.teamIds[slot.side]
      if (!target || !teamId) return false
      const message = t('cleared', { team: texts.team(teamId) })
      return undoable({ matchId: slot.matchId, message, answers: [give('clearSlot', target)] })
    },
  }
}
