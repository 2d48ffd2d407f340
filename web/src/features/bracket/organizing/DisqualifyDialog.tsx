import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useDisqualification } from './useDisqualification.ts'

interface DisqualifyDialogProps {
  /** The match that the team would play next. */
  readonly matchId: string
  readonly teamId: string
  readonly onMoreToUndo: () => void
  readonly onClose: () => void
}

/** Asks before a team forfeits all its remaining matches. */
export function DisqualifyDialog({ matchId, teamId, onMoreToUndo, onClose }: DisqualifyDialogProps) {
  const { t } = useTranslation('bracket')
  const team = useMatchTexts().team(teamId)
  const { busy, disqualify } = useDisqualification({ matchId, teamId }, onMoreToUndo)
  return (
    <ConfirmDialog
      open
      dangerous
      title={t('disqualifyTitle', { team })}
      confirmLabel={t('disqualify')}
      busy={busy}
      onConfirm={() => void disqualify().then(onClose)}
      onCancel={onClose}
    >
      {t('disqualifyText')}
    </ConfirmDialog>
  )
}
