import Typography from '@mui/material/Typography'
import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

interface ResultDialogProps {
  readonly match: Match
  readonly score: Match['score']
  /** Whether the viewer could undo the result elsewhere. */
  readonly organizes: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a reported result becomes the result of the match. */
export function ResultDialog({ match, score, organizes, onConfirm, onClose }: ResultDialogProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  return (
    <DecisionDialog
      match={match}
      title={t('wonTitle', texts.result(match, score))}
      confirmLabel={t('confirmResult')}
      command={bracket => finishSeries(bracket, match.id, score)}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onCancel={onClose}
    >
      <Typography>{t(organizes ? 'correctedInBracket' : 'undoneByOrganizer')}</Typography>
    </DecisionDialog>
  )
}
