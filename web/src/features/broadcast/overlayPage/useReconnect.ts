import { useEffect, useState } from 'react'
import { isReachable } from '#platform/offline/isReachable.ts'

const everyMs = 5000
const everyMsWhileLost = 1000

/**
 * Asks whether the network is there, and reconnects within a second once it is back: Firestore's client needs up to a
 * minute. Only for overlays, because spectators would all ask at once.
 */
export function useReconnect(): void {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const isThere = await isReachable()
      // While the network is lost, questions overlap, and an older one can fail later.
      if (isOver || isThere !== isLost) return
      setLost(!isThere)
      if (!isThere) return
      const { reconnect } = await import('#platform/firebase/firestore.ts')
      await reconnect()
    }
    const timer = setInterval(() => void ask().catch(() => undefined), isLost ? everyMsWhileLost : everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isLost])
}
