import type { ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useConfirmPlayersReadinessMutation,
  useConfirmTeamReadinessMutation,
  useRemindPlayersMutation,
} from '#documents/readinessEndpoints.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useSend } from '#ui/useSend.ts'
import { useRemovePlayerMutation } from '../teamEndpoints.ts'

/** The number of players removed in parallel. */
const atOnce = 5

/** Returns an organizer's actions on missing players, individually or together. */
export function useMissingActions(competitionId: string, { checkId }: ReadinessCheck) {
  const { t } = useTranslation('readiness')
  const [remindPlayers, { isLoading: reminding }] = useRemindPlayersMutation()
  const [confirmTeam] = useConfirmTeamReadinessMutation()
  const [confirmPlayers, { isLoading: marking }] = useConfirmPlayersReadinessMutation()
  const [removePlayer] = useRemovePlayerMutation()
  const [removing, setRemoving] = useState(false)
  const send = useSend()
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  return {
    reminding,
    removing,
    marking,
    remind: async (uids: readonly string[]) => {
      await send(remindPlayers({ competitionId, checkId, uids: [...uids] }), {
        done: ({ reminded }) => (reminded === 0 ? t('alreadyReminded') : t('reminded', { count: reminded })),
      })
    },
    markTeam: async (teamId: string) => {
      await send(confirmTeam({ competitionId, checkId, teamId }))
    },
    /** Returns whether it was done. */
    markPlayers: (uids: readonly string[]) =>
      send(confirmPlayers({ competitionId, checkId, uids: [...uids] })),
    /** Stops at the first refusal, because the others would be refused as well. */
    remove: async (uids: readonly string[]) => {
      setRemoving(true)
      let removed = 0
      for (let first = 0; first < uids.length; first += atOnce) {
        const group = uids.slice(first, first + atOnce)
        const answers = await Promise.all(group.map(uid => removePlayer({ competitionId, uid })))
        removed += answers.filter(({ error }) => error === undefined).length
        const refusal = answers.find(({ error }) => error !== undefined)
        if (refusal === undefined) continue
        showError(refusal.error)
        break
      }
      setRemoving(false)
      if (removed > 0) showSuccess(t('removed', { count: removed }))
    },
  }
}
