import { useEffect, useState } from 'react'
import { measureServerTime, serverTime } from '#platform/clock/serverClock.ts'

/** The maximum delay of a browser's timer. */
const maxWaitMs = 2 ** 31 - 1
/** With a larger error of the clock no page opens, because certificates are invalid then. */
const maxErrorMs = 24 * 60 * 60_000

/**
 * Returns the current time in milliseconds, updated when `moment` has passed, so that a page notices a deadline. Near
 * the moment, the browser's clock is corrected by the server's.
 */
export function useNow(moment: number): number {
  const [now, setNow] = useState(bestTime)
  const isNear = Math.abs(moment - now) < maxErrorMs
  useEffect(() => {
    if (!isNear || serverTime() !== null) return
    void measureServerTime().then(() => setNow(bestTime()))
  }, [isNear])
  useEffect(() => {
    const wait = moment - now
    if (wait < 0) return
    const timer = setTimeout(() => setNow(bestTime()), Math.min(wait + 1, maxWaitMs))
    return () => clearTimeout(timer)
  }, [moment, now])
  return now
}

function bestTime(): number {
  return serverTime() ?? Date.now()
}
