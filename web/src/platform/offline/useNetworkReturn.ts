import { useEffect, useEffectEvent } from 'react'
import { isReachable } from './isReachable.ts'

const everyMs = 5000

/**
 * Calls `retry` once the network is back, if it is lost now or later, so that nobody has to reload a page by hand. What
 * failed for another reason is not repeated. Null never retries.
 */
export function useNetworkReturn(retry: (() => void) | null): void {
  const again = useEffectEvent(() => retry?.())
  const isIdle = retry === null
  useEffect(() => {
    if (isIdle) return
    let isOver = false
    let wasLost = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const isThere = await isReachable()
      if (isOver) return
      if (!isThere) {
        wasLost = true
        timer = setTimeout(() => void ask(), everyMs)
      } else if (wasLost) {
        wasLost = false
        again()
      }
    }
    const lose = () => {
      wasLost = true
    }
    const back = () => void ask()
    addEventListener('offline', lose)
    addEventListener('online', back)
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('offline', lose)
      removeEventListener('online', back)
    }
  }, [isIdle])
}
