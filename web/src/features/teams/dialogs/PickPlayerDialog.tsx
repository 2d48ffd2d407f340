import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PlayerPicker } from './PlayerPicker.tsx'

export interface PickPlayerDialogProps {
  readonly team: TeamDocument
  readonly pool: readonly PlayerDocument[]
  readonly scale: RankScale
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** A dialog to choose a player without a team for a free seat. */
export function PickPlayerDialog({ team, pool, scale, actions, onClose }: PickPlayerDialogProps) {
  const { t } = useTranslation('teams')
  return (
    <PlayerPicker
      title={t('pickTitle', { team: team.name })}
      empty={t('pickNobody')}
      search={{ label: t('poolSearch'), fromItems: 1 }}
      players={pool}
      scale={scale}
      onPick={uid => actions.assign(uid, team.id)}
      onClose={onClose}
    />
  )
}
