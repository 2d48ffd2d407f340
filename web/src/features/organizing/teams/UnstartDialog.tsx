import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

interface UnstartDialogProps {
  readonly match: Match
  readonly onUnstart: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a running match becomes ready again and loses its score. */
export function UnstartDialog({ match, onUnstart, onClose }: UnstartDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  return (
    <ConfirmDialog
      open
      title={t('unstartTitle')}
      cancelLabel={t('keepStart')}
      confirmLabel={t('unstart')}
      onConfirm={() => {
        onClose()
        onUnstart()
      }}
      onCancel={onClose}
    >
      {t('unstartText', {
        match: texts.number(match),
        teams: texts.teams(match),
        score: texts.score(match),
      })}
    </ConfirmDialog>
  )
}
