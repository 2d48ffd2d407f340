import { useTranslation } from 'react-i18next'
import type { PickPlayerDialogProps } from './PickPlayerDialog.tsx'
import { PlayerPicker } from './PlayerPicker.tsx'

/** A dialog to choose a player without a team whom the captain asks to join. */
export function RequestPlayerDialog({ team, pool, scale, actions, onClose }: PickPlayerDialogProps) {
  const { t } = useTranslation('teams')
  const players = pool
    .filter(({ guest }) => !guest)
    .map(player => {
      const state = player.teamRequests?.[team.id]?.state ?? 'cancelled'
      return state === 'cancelled' ? player : { ...player, note: t(`request_${state}`) }
    })
  return (
    <PlayerPicker
      title={t('requestTitle', { team: team.name })}
      lead={t('requestLead')}
      empty={t(pool.length === 0 ? 'pickNobody' : 'requestOnlyGuests')}
      search={{ label: t('poolSearch'), fromItems: 1 }}
      players={players}
      scale={scale}
      onPick={uid => actions.request(uid, team.id, true)}
      onClose={onClose}
    />
  )
}
