import { useEffect } from 'react'

const retryAfterMs = 15_000

/** Opens interrupted streams again, because an overlay has no user who could. */
export function useRetry(isInterrupted: boolean, retry: () => unknown): void {
  useEffect(() => {
    if (!isInterrupted) return
    const timer = setInterval(retry, retryAfterMs)
    return () => clearInterval(timer)
  }, [isInterrupted, retry])
}
