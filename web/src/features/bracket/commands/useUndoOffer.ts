import { useEffect, useState } from 'react'
import type { UndoOffer } from './undoOffer.ts'

/** How long an undo offer is shown. */
const undoMs = 10_000

/** Holds the offer to undo the last command until its time is over. */
export function useUndoOffer() {
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  useEffect(() => {
    if (offer === null) return
    const timer = setTimeout(() => setOffer(null), undoMs)
    return () => clearTimeout(timer)
  }, [offer])
  return [offer, setOffer] as const
}
