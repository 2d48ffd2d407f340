import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import type { TeamActions } from '../useTeamActions.ts'
import { PickablePlayer } from './PickablePlayer.tsx'

interface RequestPlayerDialogProps {
  readonly team: TeamDocument
  readonly pool: readonly PlayerDocument[]
  readonly game: Game
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** A dialog to choose a player without a team whom the captain asks to join. */
export function RequestPlayerDialog({ team, pool, game, actions, onClose }: RequestPlayerDialogProps) {
  const { t } = useTranslation('teams')
  const items = pool
    .filter(({ guest }) => !guest)
    .map(player => {
      const state = player.teamRequests?.[team.id]?.state ?? 'cancelled'
      return { ...player, name: player.displayName, state, disabled: state !== 'cancelled' }
    })
  return (
    <PickerDialog
      title={t('requestTitle', { team: team.name })}
      lead={t('requestLead')}
      empty={t(pool.length === 0 ? 'pickNobody' : 'requestOnlyGuests')}
      search={{ label: t('poolSearch'), notFound: t('poolNotFound'), fromItems: 1 }}
      items={items}
      onPick={({ uid }) => actions.request(uid, team.id, true)}
      onClose={onClose}
    >
      {({ state, ...player }) => (
        <PickablePlayer
          player={player}
          game={game}
          {...(state !== 'cancelled' && { note: t(`request_${state}`) })}
        />
      )}
    </PickerDialog>
  )
}
