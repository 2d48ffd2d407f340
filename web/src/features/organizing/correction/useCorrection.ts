import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useShowUndo } from '#features/bracket/undo/undoOffer.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import type { useReopening } from '#features/bracket/undo/useReopening.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { resultsLost } from './resultsLost.ts'

type Score = Match['score']

/** Returns two ways to correct the score of a finished match; both offer undo if possible. */
export function useCorrection(match: Match, onDone: () => void) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [correctScore] = useBracketCommand('correctScore')
  const [finishSeries, { isLoading: busy }] = useBracketCommand('finishSeries')
  const send = useSend()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const showUndo = useShowUndo()
  const read = useReadMatches()
  const undoable = useUndoable({
    onRefused: showError,
    onMoreToUndo: () => showError(t('correctUndoTooLate')),
  })
  const matchId = match.id
  const address = { competitionId, bracketId, matchId, teamIds: teamPair(match) }

  return {
    busy,
    /** Keeps the winner, so nothing else changes. */
    correctInPlace: async (score: Score): Promise<void> => {
      onDone()
      const revision = read().get(matchId)?.revision ?? 0
      await undoable({
        matchId,
        message: t('scoreCorrected'),
        give: () => send(correctScore({ ...address, revision, score })),
      })
    },
    /** Changes the winner: reverts the result with all its consequences, and records the right one. */
    correctWinner: async (
      score: Score,
      { preview, reopen }: ReturnType<typeof useReopening>,
    ): Promise<void> => {
      const lost = resultsLost(preview)
      const revision = await reopen()
      if (revision === null) return
      showUndo(null)
      const isCorrected = await send(finishSeries({ ...address, revision, score }))
      onDone()
      if (!isCorrected) return
      if (lost > 0) {
        showSuccess(t('resultCorrected'))
        return
      }
      await undoable({
        matchId,
        message: t('resultCorrected'),
        before: new Map([[matchId, match]]),
        give: async () => true,
      })
    },
  }
}
