import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import type { EnteredResult } from '../games/useGamesEntry.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'

type Preview = Pick<CallableOutput<'correctScore'>, 'undone' | 'basis'>

interface Looked {
  readonly result: EnteredResult
  readonly preview: Preview | null
  readonly refusal: AppError | null
}

interface TableCorrection {
  /** Null while the preview is loading. */
  readonly preview: Preview | null
  /** Whether the bracket has changed since an earlier preview. */
  readonly changed: boolean
  readonly refusal: AppError | null
  readonly busy: boolean
  /** Corrects the score with exactly the consequences shown. */
  readonly correct: () => Promise<void>
}

/**
 * Previews what a result of a match in a table would undo in later stages, and corrects it. The preview is loaded again
 * for another result; null is none.
 */
export function useTableCorrection(
  match: Match,
  result: EnteredResult | null,
  onDone: () => void,
): TableCorrection {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [correctScore, { isLoading: busy }] = useBracketCommand('correctScore')
  const [looked, setLooked] = useState<Looked | null>(null)
  const [changed, setChanged] = useState(false)
  const readMatches = useReadMatches()
  const undoable = useUndoable()

  const give = (wanted: EnteredResult, input: { readonly preview: boolean; readonly basis?: string }) => {
    const { id: matchId, revision, slots } = readMatches().get(match.id) ?? match
    const address = { competitionId, bracketId, matchId, revision, teamIds: teamPair({ slots }) }
    return correctScore({ ...address, ...wanted, cascade: true, ...input })
  }
  const look = useEffectEvent(async (wanted: EnteredResult) => {
    const { data, error } = await give(wanted, { preview: true })
    return { result: wanted, preview: data ?? null, refusal: error ? toAppError(error) : null }
  })
  useEffect(() => {
    if (result === null) return
    let isCurrent = true
    void look(result).then(found => isCurrent && setLooked(found))
    return () => {
      isCurrent = false
    }
  }, [result])

  const shown = looked?.result === result ? looked : null
  const correct = async () => {
    if (result === null || !shown?.preview) return
    const answer = await give(result, { preview: false, basis: shown.preview.basis })
    if (!answer.error) {
      onDone()
      await undoable({ matchId: match.id, message: t('resultCorrected'), answers: [answer] })
      return
    }
    const refusal = toAppError(answer.error)
    const isOutdated = refusal.code === 'changed-meanwhile'
    setChanged(isOutdated)
    setLooked(isOutdated ? await look(result) : { result, preview: null, refusal })
  }
  return {
    preview: shown?.preview ?? null,
    changed,
    refusal: shown?.refusal ?? null,
    busy: busy && shown !== null,
    correct,
  }
}
