import { useEffect, useEffectEvent, useRef } from 'react'

/** Several messages that arrive within this time are marked as read by one call. */
const intervalMs = 5000

/**
 * Calls `onRead` with the time of the latest message that was shown: the first at once, later ones together after an
 * interval, or as soon as they are no longer shown. `shownUpTo` is null while nothing unread is shown.
 */
export function useReadMark(shownUpTo: number | null, onRead: (upTo: number) => void): void {
  const nextAt = useRef(0)
  const pending = useRef<number>(null)
  const mark = useEffectEvent(() => {
    if (pending.current === null) return
    nextAt.current = Date.now() + intervalMs
    onRead(pending.current)
    pending.current = null
  })
  useEffect(() => {
    if (shownUpTo === null) return
    pending.current = shownUpTo
    const timer = setTimeout(mark, Math.max(0, nextAt.current - Date.now()))
    return () => clearTimeout(timer)
  }, [shownUpTo])
  const isShown = shownUpTo !== null
  useEffect(() => (isShown ? () => mark() : undefined), [isShown])
}
