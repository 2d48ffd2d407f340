import { useEffect, useState } from 'react'
import { useIsOnScreen } from './useIsOnScreen.ts'

/** Counts turns from 0, one each `ms`. It stops while the source is hidden. */
export function useRotation(ms: number): number {
  const [turn, setTurn] = useState(0)
  const isOnScreen = useIsOnScreen()
  useEffect(() => {
    if (!isOnScreen) return
    const timer = setInterval(() => setTurn(last => last + 1), ms)
    return () => clearInterval(timer)
  }, [ms, isOnScreen])
  return turn
}
