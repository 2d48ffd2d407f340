import { useEffect, useState } from 'react'
import { measureServerTime, serverTime } from '#platform/clock/serverClock.ts'

/** How long to wait before the server's time is asked for again. */
const askAgainMs = 5000

/**
 * The server's time in milliseconds since the epoch, updated as each of its multiples of `everyMs` passes; undefined
 * until it has been asked for, null while it cannot be measured. With null it stands still, and asks nobody.
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
