import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, StoredPlayer } from './competition.ts'

const none: readonly StoredPlayer[] = []

/** The players with names to show: who has deleted the account is called so in the language of the page. */
export function useNamedPlayers(players: readonly StoredPlayer[] = none): readonly PlayerDocument[] {
  const { t } = useTranslation()
  return useMemo(
    () => players.map(player => (isNamed(player) ? player : { ...player, displayName: t('deletedPlayer') })),
    [players, t],
  )
}

function isNamed(player: StoredPlayer): player is PlayerDocument {
  return player.displayName !== null
}
