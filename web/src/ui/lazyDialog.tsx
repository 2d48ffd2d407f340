import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { lossOfCode } from '#platform/builds/lostChunk.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

interface DialogProps {
  /** Absent: it is open for as long as it is drawn. */
  readonly open?: boolean
  readonly onClose: () => void
}

/**
 * A dialog whose code is loaded when it opens. Where that fails, it says why and closes; opened again, it tries again.
 * `lazy` would put an error in the place of the page, and whatever has been typed there would be lost.
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

    return Dialog && <Dialog {...props} />
  }
}
