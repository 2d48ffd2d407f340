import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AppError, toAppError } from '#platform/errors/appError.ts'

type Preview = Pick<CallableOutput<'reopenMatch'>, 'undone' | 'basis'>

export interface Previewed {
  /** Null while the preview is loading. */
  readonly preview: Preview | null
  /** Whether the bracket has changed since an earlier preview. */
  readonly changed: boolean
  /** Why the command is refused, or not possible yet. */
  readonly refusal: AppError | null
}

interface PreviewedCommand<Output> extends Previewed {
  /** Gives the command with exactly the consequences shown. Resolves to null if it was refused. */
  readonly confirm: () => Promise<Output | null>
}

/** Loads a preview of what a command would undo once, and again if that has changed when it is given. */
export function usePreviewed<Output extends Preview>(
  give: (input: {
    readonly preview: boolean
    readonly basis?: string
  }) => PromiseLike<{ readonly data?: Output | undefined; readonly error?: unknown }>,
): PreviewedCommand<Output> {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [changed, setChanged] = useState(false)
  const [refusal, setRefusal] = useState<AppError | null>(null)

  const look = async () => {
    const { data, error } = await give({ preview: true })
    if (data === undefined) setRefusal(toAppError(error))
    else setPreview(data)
  }
  const lookOnce = useEffectEvent(look)
  // Later changes do not repeat the preview, because afterwards it would be refused.
  useEffect(() => void lookOnce(), [])

  const confirm = async () => {
    if (preview === null) return null
    setRefusal(null)
    const { data, error } = await give({ preview: false, basis: preview.basis })
    if (data !== undefined) return data
    const refused = toAppError(error)
    if (refused.code === 'changed-meanwhile') {
      setChanged(true)
      setPreview(null)
      await look()
    } else setRefusal(refused)
    return null
  }

  return { preview, changed, refusal, confirm }
}
