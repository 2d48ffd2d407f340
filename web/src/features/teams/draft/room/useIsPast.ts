import { useEffect, useState } from 'react'
import { measureServerTime, serverTime } from '#platform/clock/serverClock.ts'

/** Whether a moment has passed by the server's clock. False while the time is unknown, and without a moment. */
export function useIsPast(moment: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = async () => {
      if (serverTime() === null) await measureServerTime()
      const now = serverTime()
      if (!isOver && now !== null) timer = setTimeout(() => setPassed(moment), Math.max(0, moment - now))
    }
    void wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [moment])
  return moment !== null && passed === moment
}
