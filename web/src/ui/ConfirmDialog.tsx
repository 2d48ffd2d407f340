import { Suspense, useEffect, useState } from 'react'
import type { ConfirmBoxProps } from './ConfirmBox.tsx'
import { lazyDialog } from './lazyDialog.tsx'

const load = () => import('./ConfirmBox.tsx')
const ConfirmBox = lazyDialog(load)

/** By then the page has loaded its own code. */
const laterMs = 3000

/**
 * Asks for confirmation before an irreversible action. The harmless answer has the focus. Its code is loaded shortly
 * after the page, or when it opens, so that it delays neither.
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
