import { useEffect, useState } from 'react'
import { isFirestoreReachable } from '#platform/firebase/isFirestoreReachable.ts'

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
      const isReachable = await isFirestoreReachable()
      // While the network is lost, questions overlap, and an older one can fail later.
      if (isOver || isReachable !== isLost) return
      setLost(!isReachable)
      if (!isReachable) return
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
