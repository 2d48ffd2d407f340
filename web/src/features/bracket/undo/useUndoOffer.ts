import { useEffect, useState } from 'react'
import type { UndoOffer } from './undoOffer.ts'

/** How long an undo offer is shown. */
const undoMs = 10_000

/** Holds the offer to undo the last command until its time is over. */
export function useUndoOffer(shownMs = undoMs) {
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  useEffect(() => {
    if (offer === null) return
    const timer = setTimeout(() => setOffer(null), shownMs)
    return () => clearTimeout(timer)
  }, [offer, shownMs])
  return [offer, setOffer] as const
}
