import { disqualifyTeam } from '@upper-bracket/shared/bracket/commands/disqualifyTeam'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useDisqualification } from './useDisqualification.ts'

interface DisqualifyDialogProps {
  /** The next match of the team. */
  readonly match: Match
  readonly teamId: string
  readonly onMoreToUndo: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a team forfeits all its remaining matches. */
export function DisqualifyDialog({ match, teamId, onMoreToUndo, onClose }: DisqualifyDialogProps) {
  const { t } = useTranslation('bracket')
  const team = useMatchTexts().team(teamId)
  const { busy, disqualify } = useDisqualification({ matchId: match.id, teamId }, onMoreToUndo)
  return (
    <DecisionDialog
      match={match}
      dangerous
      title={t('disqualifyTitle', { team })}
      confirmLabel={t('disqualify')}
      command={bracket => disqualifyTeam(bracket, teamId)}
      busy={busy}
      onConfirm={() => void disqualify().then(onClose)}
      onCancel={onClose}
    >
      {t('disqualifyText')}
    </DecisionDialog>
  )
}
