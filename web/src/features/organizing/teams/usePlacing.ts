import type { SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { useSlotCommands } from '#features/bracket/undo/useSlotCommands.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

export interface Placing {
  readonly place: (slot: SlotAddress, teamId: string) => Promise<boolean>
  readonly clear: (slot: SlotAddress) => Promise<boolean>
}

/**
 * Returns functions that place teams in slots and remove them. Both are shown optimistically and can be undone at once,
 * because commands are sent one after the other.
 */
export function usePlacing(): Placing {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const read = useReadMatches()
  const slots = useSlotCommands()
  const undoable = useUndoable({ onRefused: useShowError() })

  const place = useCallback(
    (slot: SlotAddress, teamId: string) =>
      undoable({
        matchId: slot.matchId,
        message: t('placed', { team: texts.team(teamId) }),
        give: () => slots.place(slot, teamId),
      }),
    [slots, undoable, t, texts],
  )
  return {
    place,
    clear: async slot => {
      const teamId = read().get(slot.matchId)?.slots[slot.side].teamId
      if (!teamId) return false
      return undoable({
        matchId: slot.matchId,
        message: t('cleared', { team: texts.team(teamId) }),
        give: () => slots.clear(slot),
      })
    },
  }
}
