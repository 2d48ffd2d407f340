import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { seriesOutcome, winnerOf } from '@upper-bracket/shared/bracket/model/series'
import { takesTitle } from '@upper-bracket/shared/bracket/standings/finals'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReopening } from '#features/bracket/undo/useReopening.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useGamesEntry } from '../games/useGamesEntry.ts'
import { FinalScoreDialog } from './FinalScoreDialog.tsx'
import { RevertPreview } from './RevertPreview.tsx'
import { resultsLost } from './resultsLost.ts'
import { useCorrection } from './useCorrection.ts'

interface CorrectionDialogProps {
  /** The match when the dialog was opened, played to its end. */
  readonly match: Match
  readonly onRevert: () => void
  readonly onClose: () => void
}

/**
 * Asks for the right score of a finished match. If the winner stays the same, only the score changes. Otherwise the
 * dialog first shows what will be undone along with the wrong result.
 */
export function CorrectionDialog({ match: given, onRevert, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  // The correction changes the match before the dialog closes.
  const [match] = useState(given)
  const entry = useGamesEntry(match, match, { isOver: true })
  const result = entry.result ?? { score: match.score }
  const reopening = useReopening(match)
  const { correctInPlace, correctWinner, busy } = useCorrection(match, onClose)

  const outcome = seriesOutcome(match.bestOf, result.score, result.games)
  const winner = outcome === null ? null : winnerOf(outcome)
  const isInPlace = winner === match.winner
  const lost = isInPlace ? 0 : resultsLost(reopening.preview)

  return (
    <FinalScoreDialog
      match={match}
      entry={entry}
      dangerous={lost > 0}
      pending={!isInPlace && reopening.preview === null}
      busy={busy}
      onCorrect={() => void (isInPlace ? correctInPlace(result) : correctWinner(result, reopening))}
      onRevert={onRevert}
      onClose={onClose}
    >
      {isInPlace && <Typography>{t('correctKeepsWinner')}</Typography>}
      {!isInPlace && winner !== null && (
        <>
          <Typography>
            {t(takesTitle(shape, match) ? 'followsChampion' : 'correctChangesWinner', {
              team: texts.slot(match, winner),
            })}
          </Typography>
          <RevertPreview {...reopening} />
        </>
      )}
    </FinalScoreDialog>
  )
}
