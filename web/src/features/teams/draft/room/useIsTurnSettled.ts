import { useEffect, useState } from 'react'

/** A second tap of a double tap comes sooner, and would pick the player who has moved into the row. */
const settledAfterMs = 700

/** Whether a turn has lasted long enough that a tap is meant for it. */
export function useIsTurnSettled(turn: number): boolean {
  const [settled, setSettled] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(turn), settledAfterMs)
    return () => clearTimeout(timer)
  }, [turn])
  return settled === turn
}
