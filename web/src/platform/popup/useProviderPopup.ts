import { useEffect, useRef, useState } from 'react'
import type { AppError } from '#platform/errors/appError.ts'
import { openProviderPopup, type PopupProvider, type PopupStep } from './openProviderPopup.ts'

interface ProviderPopupListener {
  readonly token: (token: string, provider: PopupProvider) => void
  readonly problem: (error: AppError, provider: PopupProvider) => void
}

/**
 * Manages a provider's window for a component: `open` must be called in a click, `waiting` names the provider whose
 * window is open, and `cancel` closes it. Windows close with the component.
 */
export function useProviderPopup(step: PopupStep, listener: ProviderPopupListener) {
  const [waiting, setWaiting] = useState<PopupProvider | null>(null)
  const latest = useRef(listener)
  const [windows] = useState(() => new Set<() => void>())

  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => () => closeAll(windows), [windows])

  const cancel = () => {
    closeAll(windows)
    setWaiting(null)
  }
  const open = (provider: PopupProvider) => {
    // A window that seemed closed can deliver a result until another one is opened.
    cancel()
    setWaiting(provider)
    windows.add(
      openProviderPopup(provider, step, {
        token: token => {
          setWaiting(null)
          latest.current.token(token, provider)
        },
        problem: error => {
          setWaiting(null)
          latest.current.problem(error, provider)
        },
      }),
    )
  }
  return { waiting, open, cancel }
}

function closeAll(windows: Set<() => void>): void {
  for (const close of windows) close()
  windows.clear()
}
