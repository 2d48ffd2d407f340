import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import type { EnteredResult } from '../games/useGamesEntry.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import type { useReopening } from '#features/bracket/undo/useReopening.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'

/** Returns two ways to correct the score of a finished match; both offer undo. */
export function useCorrection(match: Match, onDone: () => void) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [correctScore] = useBracketCommand('correctScore')
  const [finishSeries, { isLoading: busy }] = useBracketCommand('finishSeries')
  const read = useReadMatches()
  const undoable = useUndoable()
  const matchId = match.id
  const address = { competitionId, bracketId, matchId, teamIds: teamPair(match) }

  return {
    busy,
    /** Keeps the winner, so nothing else changes. */
    correctInPlace: async (result: EnteredResult): Promise<void> => {
      onDone()
      const revision = read().get(matchId)?.revision ?? 0
      await undoable({
        matchId,
        message: t('scoreCorrected'),
        answers: [correctScore({ ...address, revision, ...result })],
      })
    },
    /** Changes the winner: reverts the result with all its consequences, and records the right one. */
    correctWinner: async (
      result: EnteredResult,
      { reopen }: ReturnType<typeof useReopening>,
    ): Promise<void> => {
      const data = await reopen()
      if (data === null) return
      const answers = [{ data }, finishSeries({ ...address, revision: data.revision, ...result })]
      await undoable({ matchId, message: t('resultCorrected'), answers })
      onDone()
    },
  }
}
