import Typography from '@mui/material/Typography'
import { replaceTeam } from '@upper-bracket/shared/bracket/slots/replaceTeam'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'

interface FollowDialogProps {
  readonly teamId: string
  /** The next team of the table. */
  readonly byTeamId: string
  readonly onClose: () => void
}

/** Asks whether the next team of the table follows one that leaves between two stages. */
export function FollowDialog({ teamId, byTeamId, onClose }: FollowDialogProps) {
  const { t } = useTranslation(['teamMenu', 'bracket'])
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const [give, { isLoading: busy }] = useBracketCommand('replaceTeam')
  const undoable = useUndoable()
  const [team, by] = [texts.team(teamId), texts.team(byTeamId)]
  const follow = async () => {
    await undoable({
      matchId: '',
      message: t('bracket:replaced', { team, by }),
      answers: [give({ competitionId, bracketId, teamId, byTeamId })],
    })
    onClose()
  }
  return (
    <DecisionDialog
      match={null}
      dangerous
      title={t('followTitle', { team, by })}
      confirmLabel={t('followConfirm')}
      command={bracket => replaceTeam(bracket, teamId, byTeamId)}
      busy={busy}
      onConfirm={() => void follow()}
      onCancel={onClose}
    >
      <Typography>{t('what_follow', { team, by })}</Typography>
    </DecisionDialog>
  )
}
