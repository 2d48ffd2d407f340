import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDisqualifyTeamMutation } from './bracketEndpoints.ts'
import { useBracketScope } from './bracketScope.ts'
import { useMatchTexts } from './useMatchTexts.ts'

interface DisqualifyDialogProps {
  readonly teamId: string
  readonly onClose: () => void
}

/** Asks before a team loses whatever it has still to play. */
export function DisqualifyDialog({ teamId, onClose }: DisqualifyDialogProps) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const team = useMatchTexts().team(teamId)
  const [disqualifyTeam, { isLoading: busy }] = useDisqualifyTeamMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const disqualify = async () => {
    const answer = await disqualifyTeam({ competitionId, bracketId, teamId })
    if (answer.error) showError(answer.error)
    else showSuccess(t('disqualified', { team }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      dangerous
      title={t('disqualifyTitle', { team })}
      confirmLabel={t('disqualify')}
      busy={busy}
      onConfirm={() => void disqualify()}
      onCancel={onClose}
    >
      {t('disqualifyText')}
    </ConfirmDialog>
  )
}
