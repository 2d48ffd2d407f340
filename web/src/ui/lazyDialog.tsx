import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lossOfCode } from '#platform/builds/lostChunk.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

interface DialogProps {
  /** If absent, the dialog is open while it is rendered. */
  readonly open?: boolean
  readonly onClose: () => void
}

/**
 * Creates a dialog whose code is loaded when it opens. If that fails, it says why and closes; opening it again
 * retries, as far as the browser does (`lossOfCode`). `lazy` would replace the page with an error and lose typed input.
 * The page stays while its texts load.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded)
    const showError = useShowError()
    const fail = useEffectEvent(async () => {
      props.onClose()
      showError(await lossOfCode())
    })
    const isWanted = props.open !== false

    useEffect(() => {
      if (!isWanted || Dialog !== null) return
      let over = false
      load().then(
        module => {
          loaded = module.default
          if (!over) setDialog(() => module.default)
        },
        () => {
          if (!over) void fail()
        },
      )
      return () => {
        over = true
      }
    }, [isWanted, Dialog])

    return <Suspense>{Dialog && <Dialog {...props} />}</Suspense>
  }
}
