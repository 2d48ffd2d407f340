import Typography from '@mui/material/Typography'
import { correctScore } from '@upper-bracket/shared/bracket/results/correctScore'
import { drawsRounds } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { roundDrawing } from '@upper-bracket/shared/bracket/stages/roundDrawing'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { type EnteredResult, isSameResult, useGamesEntry } from '../games/useGamesEntry.ts'
import { FinalScoreDialog } from './FinalScoreDialog.tsx'
import { type Redraws, RevertPreview } from './RevertPreview.tsx'
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
  const entry = useGamesEntry(match, match, { isOver: true })
  const result = isSameResult(entry, match) || !entry.isComplete ? null : entry.result
  const { correct, busy, ...preview } = useTableCorrection(match, result, onClose)
  const redraws = useRedraws(match, result)
  const { score, games } = entry.result ?? match
  const outcome = seriesOutcome(match.bestOf, score, games)

  return (
    <FinalScoreDialog
      match={match}
      entry={entry}
      dangerous={resultsLost(preview.preview) > 0}
      pending={preview.preview === null}
      busy={busy}
      onCorrect={() => void correct()}
      onRevert={onRevert}
      onClose={onClose}
    >
      <Typography>
        {outcome === 'draw' || outcome === null
          ? t('stages:correctToDraw')
          : t('correctChangesWinner', { team: texts.slot(match, outcome) })}{' '}
        {t('stages:correctInTable')}
      </Typography>
      <RevertPreview {...preview} redraws={redraws} />
    </FinalScoreDialog>
  )
}

/** Returns the round of a Swiss stage that a result pairs, or would pair, otherwise; null if there is none. */
function useRedraws(match: Match, result: EnteredResult | null): Redraws | null {
  const bracket = useTableBracket()
  return useMemo(() => {
    const stage = stageOf(bracket.shape, match)
    if (result === null || !drawsRounds(stage)) return null
    const corrected = correctScore(bracket, match.id, result.score, result.games)
    const drawing = corrected.ok ? roundDrawing(corrected.value.bracket, stage) : null
    return drawing && { round: drawing.round, isPublished: drawing.isRedraw }
  }, [bracket, match, result])
}
