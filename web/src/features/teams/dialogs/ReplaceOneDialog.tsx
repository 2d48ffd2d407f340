import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { RosterTeam } from '../roster.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PlayerPicker } from './PlayerPicker.tsx'

interface ReplaceOneDialogProps {
  readonly shown: RosterTeam
  readonly scale: RankScale
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** A dialog to choose the member of a team who is replaced. */
export function ReplaceOneDialog({
  shown: { team, members },
  scale,
  actions,
  onClose,
}: ReplaceOneDialogProps) {
  const { t } = useTranslation('teams')
  return (
    <PlayerPicker
      title={t('replaceOneTitle', { team: team.name })}
      empty={t('replaceOneNobody')}
      search={{ label: t('groupSearch'), fromItems: 8 }}
      players={members}
      scale={scale}
      onPick={uid => actions.ask({ kind: 'substitute', uid })}
      onClose={onClose}
    />
  )
}
