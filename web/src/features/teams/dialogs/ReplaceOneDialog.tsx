import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import type { RosterTeam } from '../rosterView.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PickablePlayer } from './PickablePlayer.tsx'

interface ReplaceOneDialogProps {
  readonly shown: RosterTeam
  readonly game: Game
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** A dialog to choose the member of a team who is replaced. */
export function ReplaceOneDialog({
  shown: { team, members },
  game,
  actions,
  onClose,
}: ReplaceOneDialogProps) {
  const { t } = useTranslation('teams')
  return (
    <PickerDialog
      title={t('replaceOneTitle', { team: team.name })}
      empty={t('replaceOneNobody')}
      search={{ label: t('groupSearch'), notFound: t('poolNotFound'), fromItems: 8 }}
      items={members.map(player => ({ ...player, name: player.displayName }))}
      onPick={({ uid }) => actions.ask({ kind: 'substitute', uid })}
      onClose={onClose}
    >
      {player => <PickablePlayer player={player} game={game} />}
    </PickerDialog>
  )
}
