import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useReadMatches } from '../state/useReadMatches.ts'

type Preview = Pick<CallableOutput<'reopenMatch'>, 'undone' | 'basis'>

interface Reopening {
  /** Null while the preview is loading. */
  readonly preview: Preview | null
  /** Whether the bracket has changed since an earlier preview. */
  readonly changed: boolean
  /** Why the match cannot be reopened, or not yet. */
  readonly refusal: AppError | null
  readonly busy: boolean
  /** Reopens the match with exactly the consequences shown. Resolves to its revision, or null if it was refused. */
  readonly reopen: () => Promise<number | null>
}

/** Loads a preview of reopening a match once, and again if the consequences have changed. */
export function useReopening(shown: Match): Reopening {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch, { isLoading: busy }] = useBracketCommand('reopenMatch')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [changed, setChanged] = useState(false)
  const [refusal, setRefusal] = useState<AppError | null>(null)
  const readMatches = useReadMatches()

  const call = (input: { readonly preview: boolean; readonly basis?: string }) => {
    const { id: matchId, revision, slots } = readMatches().get(shown.id) ?? shown
    const address = { competitionId, bracketId, matchId, revision, teamIds: teamPair({ slots }) }
    return reopenMatch({ ...address, cascade: true, ...input })
  }
  const look = async () => {
    const result = await call({ preview: true })
    if (result.error) setRefusal(toAppError(result.error))
    else setPreview(result.data)
  }
  const lookOnce = useEffectEvent(look)
  // Later changes do not repeat the preview, because after the reopening it would be refused.
  useEffect(() => void lookOnce(), [])

  const reopen = async (): Promise<number | null> => {
    if (preview === null) return null
    setRefusal(null)
    const result = await call({ preview: false, basis: preview.basis })
    if (!result.error) return result.data.revision
    const error = toAppError(result.error)
    if (error.code === 'changed-meanwhile') {
      setChanged(true)
      setPreview(null)
      await look()
    } else setRefusal(error)
    return null
  }

  return { preview, changed, refusal, busy, reopen }
}
