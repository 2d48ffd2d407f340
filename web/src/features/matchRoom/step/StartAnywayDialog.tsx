import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

interface StartAnywayDialogProps {
  readonly match: Match
  /** The sides that have not checked in. */
  readonly missing: readonly Side[]
  readonly onStart: () => void
  readonly onClose: () => void
}

/** Asks whether a match starts without the check-in of its teams. */
export function StartAnywayDialog({ match, missing, onStart, onClose }: StartAnywayDialogProps) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  return (
    <ConfirmDialog
      open
      title={t('startAnywayTitle')}
      confirmLabel={t('bracket:start')}
      onConfirm={() => {
        onClose()
        onStart()
      }}
      onCancel={onClose}
    >
      {t('startAnywayText', {
        match: texts.number(match),
        teams: texts.teams(match),
        missing: missing.map(side => texts.slot(match, side)).join(', '),
      })}
    </ConfirmDialog>
  )
}
