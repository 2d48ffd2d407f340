import type { Match, Side, SlotAddress } from '@upper-bracket/shared/bracket/match'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useClearSlotMutation, usePlaceTeamMutation } from './bracketEndpoints.ts'
import { useBracketScope } from './bracketScope.ts'
import { useOfferUndo } from './undoOffer.ts'
import { useMatchTexts } from './useMatchTexts.ts'
import { useReadMatches } from './useReadMatches.ts'

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
  const { competitionId, bracketId } = useBracketScope()
  const texts = useMatchTexts()
  const read = useReadMatches()
  const [placeTeam] = usePlaceTeamMutation()
  const [clearSlot] = useClearSlotMutation()
  const offerUndo = useOfferUndo()
  const showError = useShowError()

  const sendPlace = useCallback(
    async ({ matchId, side }: SlotAddress, teamId: string): Promise<boolean> => {
      const revision = read().get(matchId)?.revision
      if (revision === undefined) return false
      const answer = await placeTeam({ competitionId, bracketId, matchId, revision, slot: side, teamId })
      if (answer.error) showError(answer.error)
      return !answer.error
    },
    [competitionId, bracketId, read, placeTeam, showError],
  )
  const sendClear = useCallback(
    async ({ matchId, side }: SlotAddress): Promise<boolean> => {
      const revision = read().get(matchId)?.revision
      if (revision === undefined) return false
      const answer = await clearSlot({ competitionId, bracketId, matchId, revision, slot: side })
      if (answer.error) showError(answer.error)
      return !answer.error
    },
    [competitionId, bracketId, read, clearSlot, showError],
  )

  return {
    place: useCallback(
      async (seat, teamId) => {
        const former = seatToPlay([...read().values()], teamId)
        offerUndo({
          said: t('placed', { team: texts.team(teamId) }),
          undo: () => void (former === null ? sendClear(seat) : sendPlace(former, teamId)),
        })
        if (!(await sendPlace(seat, teamId))) offerUndo(null)
      },
      [read, sendPlace, sendClear, offerUndo, t, texts],
    ),
    clear: useCallback(
      async seat => {
        const teamId = read().get(seat.matchId)?.slots[seat.side].teamId
        if (!teamId) return
        offerUndo({
          said: t('cleared', { team: texts.team(teamId) }),
          undo: () => void sendPlace(seat, teamId),
        })
        if (!(await sendClear(seat))) offerUndo(null)
      },
      [read, sendPlace, sendClear, offerUndo, t, texts],
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
