import { useEffect } from 'react'
import { measureServerTime, serverTime } from '#platform/clock/serverClock.ts'
import { usePickByClockMutation } from '../draftEndpoints.ts'

/** How long after the deadline pages ask, in milliseconds, so that they do not ask all at once. */
const spreads = { 'at-once': [0, 200], soon: [200, 600], later: [300, 3000] } as const

interface ClockPick {
  readonly competitionId: string
  readonly draftId: string
  readonly turn: number
  /** When to ask, in milliseconds since the epoch by the server's clock; null if there is nothing to ask for. */
  readonly askAt: number | null
  readonly spread: keyof typeof spreads
}

const intervalMs = 1000
/** After these, the turn waits for its timer. */
const maxAttempts = 5

/**
 * Asks the server for the clock's pick. The estimate of the server's time can be ahead by half a second, so it asks
 * again until the turn is over.
 */
export function useClockPick({ competitionId, draftId, turn, askAt, spread }: ClockPick): void {
  const [pickByClock] = usePickByClockMutation()
  useEffect(() => {
    if (askAt === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let attempts = 0
    const ask = () => {
      attempts += 1
      void pickByClock({ competitionId, draftId, turn })
      if (attempts < maxAttempts) timer = setTimeout(ask, intervalMs)
    }
    const wait = async () => {
      if (serverTime() === null) await measureServerTime()
      const now = serverTime()
      if (isOver) return
      if (now === null) {
        timer = setTimeout(() => void wait(), intervalMs)
        return
      }
      const [from, to] = spreads[spread]
      timer = setTimeout(ask, Math.max(0, askAt - now) + from + Math.random() * (to - from))
    }
    void wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pickByClock, competitionId, draftId, turn, askAt, spread])
}
