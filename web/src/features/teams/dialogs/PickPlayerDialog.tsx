import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PlayerPicker } from './PlayerPicker.tsx'

export interface PickPlayerDialogProps {
  readonly team: TeamDocument
  readonly pool: readonly PlayerDocument[]
  readonly game: Game
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** A dialog to choose a player without a team for a free seat. */
export function PickPlayerDialog({ team, pool, game, actions, onClose }: PickPlayerDialogProps) {
  const { t } = useTranslation('teams')
  return (
    <PlayerPicker
      title={t('pickTitle', { team: team.name })}
      empty={t('pickNobody')}
      search={{ label: t('poolSearch'), fromItems: 1 }}
      players={pool}
      game={game}
      onPick={uid => actions.assign(uid, team.id)}
      onClose={onClose}
    />
  )
}
