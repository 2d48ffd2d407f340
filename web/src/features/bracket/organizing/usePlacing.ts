import type { Match, Side, SlotAddress } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useOfferUndo } from '../commands/undoOffer.ts'
import { useReadMatches } from '../commands/useReadMatches.ts'
import { useSeatCommands } from '../commands/useSeatCommands.ts'
import { useMatchTexts } from '../page/useMatchTexts.ts'

export interface Placing {
  readonly place: (seat: SlotAddress, teamId: string) => Promise<void>
  readonly clear: (seat: SlotAddress) => Promise<void>
}

/**
 * Puts teams into seats by hand and takes them out. It shows at once and can be taken back at once: commands leave
 * one after the other.
 */
export function usePlacing(): Placing {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const read = useReadMatches()
  const seats = useSeatCommands()
  const offerUndo = useOfferUndo()

  return {
    place: useCallback(
      async (seat, teamId) => {
        const former = seatToPlay([...read().values()], teamId)
        offerUndo({
          said: t('placed', { team: texts.team(teamId) }),
          undo: () => void (former === null ? seats.clear(seat) : seats.place(former, teamId)),
        })
        if (!(await seats.place(seat, teamId))) offerUndo(null)
      },
      [read, seats, offerUndo, t, texts],
    ),
    clear: useCallback(
      async seat => {
        const teamId = read().get(seat.matchId)?.slots[seat.side].teamId
        if (!teamId) return
        offerUndo({
          said: t('cleared', { team: texts.team(teamId) }),
          undo: () => void seats.place(seat, teamId),
        })
        if (!(await seats.clear(seat))) offerUndo(null)
      },
      [read, seats, offerUndo, t, texts],
    ),
  }
}

/** Where a team waits for a match that is still to be played. */
function seatToPlay(matches: readonly Match[], teamId: string): SlotAddress | null {
  for (const match of matches) {
    if (match.status !== 'waiting' && match.status !== 'ready') continue
    const side = ([0, 1] as const satisfies readonly Side[]).find(each => match.slots[each].teamId === teamId)
    if (side !== undefined) return { matchId: match.id, side }
  }
  return null
}
