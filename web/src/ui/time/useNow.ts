import { useEffect, useState } from 'react'

/** The longest that a browser's timer waits. */
const longestWait = 2 ** 31 - 1

/** The current time in milliseconds, updated when `moment` has passed, so that a page notices a deadline. */
export function useNow(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = moment - now
    if (wait < 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait + 1, longestWait))
    return () => clearTimeout(timer)
  }, [moment, now])
  return now
}
