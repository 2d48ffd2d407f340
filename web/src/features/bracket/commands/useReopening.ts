import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketCommand } from './bracketEndpoints.ts'
import { useReadMatches } from './useReadMatches.ts'

type Preview = Pick<CallableOutput<'reopenMatch'>, 'undone' | 'basis'>

interface Reopening {
  /** Null until it has come. */
  readonly preview: Preview | null
  /** The bracket has changed since an earlier preview. */
  readonly changed: boolean
  /** Why it cannot be done, or not now. */
  readonly refusal: AppError | null
  readonly busy: boolean
  /** Undoes precisely what the preview shows, and answers the match's revision; null where it was not done. */
  readonly reopen: () => Promise<number | null>
}

/** Looks what taking the result of a match back would undo, once, and anew where that has changed meanwhile. */
export function useReopening(matchId: string): Reopening {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch, { isLoading: busy }] = useBracketCommand('reopenMatch')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [changed, setChanged] = useState(false)
  const [refusal, setRefusal] = useState<AppError | null>(null)
  const readMatches = useReadMatches()

  const call = (input: { readonly preview: boolean; readonly basis?: string }) =>
    reopenMatch({
      competitionId,
      bracketId,
      matchId,
      revision: readMatches().get(matchId)?.revision ?? 0,
      cascade: true,
      ...input,
    })
  const look = async () => {
    const answer = await call({ preview: true })
    if (answer.error) setRefusal(toAppError(answer.error))
    else setPreview(answer.data)
  }
  const lookOnce = useEffectEvent(look)
  // Whatever else changes meanwhile: asked again after the reopening, it would be refused.
  useEffect(() => void lookOnce(), [])

  const reopen = async (): Promise<number | null> => {
    if (preview === null) return null
    setRefusal(null)
    const answer = await call({ preview: false, basis: preview.basis })
    if (!answer.error) return answer.data.revision
    const error = toAppError(answer.error)
    if (error.code === 'changed-meanwhile') {
      setChanged(true)
      setPreview(null)
      await look()
    } else setRefusal(error)
    return null
  }

  return { preview, changed, refusal, busy, reopen }
}
