import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useShowUndo } from '../commands/undoOffer.ts'
import { useReadMatches } from '../commands/useReadMatches.ts'
import { useReopenAlone } from '../commands/useReopenAlone.ts'
import type { useReopening } from '../commands/useReopening.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { resultsLost } from './resultsLost.ts'

type Score = Match['score']

/** Returns two ways to correct the score of a finished match; both offer undo if possible. */
export function useCorrection(match: Match, onDone: () => void) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [correctScore] = useBracketCommand('correctScore')
  const [finishSeries, { isLoading: busy }] = useBracketCommand('finishSeries')
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const showUndo = useShowUndo()
  const read = useReadMatches()
  const { id: matchId, score: wrong } = match
  const address = { competitionId, bracketId, matchId, teamIds: teamPair(match) }
  const { reopen: reopenAlone } = useReopenAlone({
    onRefused: showError,
    onMoreToUndo: () => {
      showError(t('correctUndoTooLate'))
    },
  })

  const change = async (score: Score, known: number): Promise<number | null> => {
    const revision = Math.max(known, read().get(matchId)?.revision ?? 0)
    const answer = await correctScore({ ...address, revision, score })
    if (!answer.error) return answer.data.revision
    showError(answer.error)
    return null
  }
  const finish = async (revision: number | null, score: Score): Promise<number | null> => {
    if (revision === null) return null
    const answer = await finishSeries({ ...address, revision, score })
    if (!answer.error) return answer.data.revision
    showError(answer.error)
    return null
  }

  return {
    busy,
    /** Keeps the winner, so nothing else changes. */
    correctInPlace: async (score: Score): Promise<void> => {
      onDone()
      const corrected = change(score, 0)
      const undo = async () => {
        const revision = await corrected
        if (revision !== null) await change(wrong, revision)
      }
      showUndo({ matchId, message: t('scoreCorrected'), undo: () => void undo() })
      if ((await corrected) === null) showUndo(null)
    },
    /** Changes the winner: reverts the result with all its consequences, and records the right one. */
    correctWinner: async (
      score: Score,
      { preview, reopen }: ReturnType<typeof useReopening>,
    ): Promise<void> => {
      const lost = resultsLost(preview)
      const reopened = await reopen()
      if (reopened === null) return
      showUndo(null)
      const corrected = await finish(reopened, score)
      onDone()
      if (corrected === null) return
      if (lost > 0) {
        showSuccess(t('resultCorrected'))
        return
      }
      const undo = async () => finish(await reopenAlone(match, corrected), wrong)
      showUndo({ matchId, message: t('resultCorrected'), undo: () => void undo() })
    },
  }
}
