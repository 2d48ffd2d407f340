import Typography from '@mui/material/Typography'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import { reportedFigures } from '@upper-bracket/shared/matchRoom/reportedFigures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resultKey } from '@upper-bracket/shared/wording/matchTexts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

interface ResultDialogProps {
  readonly match: Match
  /** The report that becomes the result. */
  readonly version: Pick<ReportedResult, 'score' | 'games'>
  /** Whether the viewer could undo the result elsewhere. */
  readonly organizes: boolean
  /** Resolves to whether the result was accepted. A refusal is shown, and the dialog stays. */
  readonly onConfirm: () => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for confirmation before a reported result becomes the result of the match. */
export function ResultDialog({ match, version, organizes, onConfirm, onClose }: ResultDialogProps) {
  const { t } = useTranslation('matchRoom')
  const result = useMatchTexts().result(match, reportedFigures(version))
  const [isSending, setSending] = useState(false)
  const confirm = async () => {
    setSending(true)
    const isAccepted = await onConfirm()
    setSending(false)
    if (isAccepted) onClose()
  }
  return (
    <DecisionDialog
      match={match}
      title={t(resultKey('wonTitle', result), result)}
      confirmLabel={t('confirmResult')}
      command={bracket => finishSeries(bracket, match.id, version.score, version.games)}
      busy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t(organizes ? 'correctedInBracket' : 'undoneByOrganizer')}</Typography>
    </DecisionDialog>
  )
}
