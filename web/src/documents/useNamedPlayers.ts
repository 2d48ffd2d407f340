import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, StoredPlayer } from './competition.ts'

const none: readonly StoredPlayer[] = []

/** Returns players with display names; deleted accounts get a placeholder in the interface language. */
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
