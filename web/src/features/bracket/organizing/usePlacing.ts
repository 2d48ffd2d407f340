import type { Match, Side, SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowUndo } from '../commands/undoOffer.ts'
import { useReadMatches } from '../commands/useReadMatches.ts'
import { useSlotCommands } from '../commands/useSlotCommands.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

export interface Placing {
  readonly place: (slot: SlotAddress, teamId: string) => Promise<void>
  readonly clear: (slot: SlotAddress) => Promise<void>
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
  const showUndo = useShowUndo()

  return {
    place: useCallback(
      async (slot, teamId) => {
        const previous = slotToPlay([...read().values()], teamId)
        showUndo({
          matchId: slot.matchId,
          message: t('placed', { team: texts.team(teamId) }),
          undo: () => void (previous === null ? slots.clear(slot) : slots.place(previous, teamId)),
        })
        if (!(await slots.place(slot, teamId))) showUndo(null)
      },
      [read, slots, showUndo, t, texts],
    ),
    clear: useCallback(
      async slot => {
        const teamId = read().get(slot.matchId)?.slots[slot.side].teamId
        if (!teamId) return
        showUndo({
          matchId: slot.matchId,
          message: t('cleared', { team: texts.team(teamId) }),
          undo: () => void slots.place(slot, teamId),
        })
        if (!(await slots.clear(slot))) showUndo(null)
      },
      [read, slots, showUndo, t, texts],
    ),
  }
}

/** Returns the slot in which a team waits for a match that has not been played. */
function slotToPlay(matches: readonly Match[], teamId: string): SlotAddress | null {
  for (const match of matches) {
    if (match.status !== 'waiting' && match.status !== 'ready') continue
    const side = ([0, 1] as const satisfies readonly Side[]).find(each => match.slots[each].teamId === teamId)
    if (side !== undefined) return { matchId: match.id, side }
  }
  return null
}
