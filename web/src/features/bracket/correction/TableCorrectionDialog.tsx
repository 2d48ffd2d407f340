import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isSameScore, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { FinalScoreCards } from './FinalScoreCards.tsx'
import { RevertPreview } from './RevertPreview.tsx'
import { resultsLost } from './resultsLost.ts'
import { useTableCorrection } from './useTableCorrection.ts'

interface TableCorrectionDialogProps {
  /** The match when the dialog was opened, played to its end. */
  readonly match: Match
  readonly onRevert: () => void
  readonly onClose: () => void
}

/**
 * Asks for the right score of a finished match that counts in a table. The result changes in place. The
 * dialog shows which matches of later stages are undone because a place changes.
 */
export function TableCorrectionDialog({ match: given, onRevert, onClose }: TableCorrectionDialogProps) {
  const { t } = useTranslation(['bracket', 'stages'])
  const texts = useMatchTexts()
  // The correction changes the match before the dialog closes.
  const [match] = useState(given)
  const [score, setScore] = useState(match.score)
  const isSame = isSameScore(score, match.score)
  const { correct, busy, ...preview } = useTableCorrection(match, isSame ? null : score, onClose)
  const outcome = seriesOutcome(match.bestOf, score)

  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t('correct')}
      cancelLabel={t('keepResult')}
      confirmLabel={t('correctConfirm')}
      dangerous={resultsLost(preview.preview) > 0}
      disabled={isSame || preview.preview === null}
      busy={busy}
      onConfirm={() => void correct()}
      onCancel={onClose}
    >
      <FinalScoreCards match={match} value={score} onChange={setScore} />
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        {isSame && <Typography color="textSecondary">{t('correctPick')}</Typography>}
        {!isSame && (
          <>
            <Typography>
              {outcome === 'draw' || outcome === null
                ? t('stages:correctToDraw')
                : t('correctChangesWinner', { team: texts.slot(match, outcome) })}{' '}
              {t('stages:correctInTable')}
            </Typography>
            <RevertPreview {...preview} />
          </>
        )}
      </Box>
      <Button size="small" color="inherit" onClick={onRevert} sx={{ justifySelf: 'start', ml: -0.5 }}>
        {t('revertInstead')}
      </Button>
    </ConfirmDialog>
  )
}
