import { Suspense, useEffect, useState } from 'react'
import type { ConfirmBoxProps } from './ConfirmBox.tsx'
import { lazyDialog } from './lazyDialog.tsx'

const load = () => import('./ConfirmBox.tsx')
const ConfirmBox = lazyDialog(load)

/** By then the page has what it needs itself. */
const laterMs = 3000

/**
 * Asks before something that cannot be undone. The harmless answer has the focus. Its code comes after the page: at the
 * latest when it opens, so that pages do not wait for it, but usually before, so that nobody else does.
 */
export function ConfirmDialog(props: ConfirmBoxProps) {
  const [isUsed, setUsed] = useState(props.open)
  if (props.open && !isUsed) setUsed(true)

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), laterMs)
    return () => clearTimeout(timer)
  }, [])

  return isUsed ? (
    <Suspense>
      <ConfirmBox {...props} onClose={props.onCancel} />
    </Suspense>
  ) : null
}
