import { useEffect, useState } from 'react'
import { measureServerTime, serverTime } from '#platform/clock/serverClock.ts'

/** The longest that a browser's timer waits. */
const maxWaitMs = 2 ** 31 - 1
/** A clock that is wrong by more opens no page: certificates are not valid then. */
const maxErrorMs = 24 * 60 * 60_000

/**
 * The current time in milliseconds, updated when `moment` has passed, so that a page notices a deadline. Where it
 * matters, the browser's clock is corrected by the server's.
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
