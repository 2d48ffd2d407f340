import { useEffect, useState } from 'react'
import { measureServerTime, serverTime } from '#platform/clock/serverClock.ts'

/** The interval between attempts to get the server's time. */
const askAgainMs = 5000

/**
 * Returns the server's time in milliseconds since the epoch, updated at each multiple of `everyMs`; undefined until it
 * has been requested, null while it cannot be measured. With null it neither updates nor requests the time.
 */
export function useServerNow(everyMs: number | null): number | null | undefined {
  const [now, setNow] = useState<number | null | undefined>(() => serverTime() ?? undefined)
  useEffect(() => {
    if (everyMs === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const tick = async () => {
      if (serverTime() === null) await measureServerTime()
      if (over) return
      const known = serverTime()
      setNow(known)
      timer = setTimeout(() => void tick(), known === null ? askAgainMs : everyMs - (known % everyMs))
    }
    void tick()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [everyMs])
  return now
}
