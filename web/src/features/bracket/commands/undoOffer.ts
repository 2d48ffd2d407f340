import { createContext, useContext } from 'react'

/** What has just been done here, and how to take it back. */
export interface UndoOffer {
  readonly said: string
  readonly undo: () => void
}

/** Shows an offer in place of the one before; null takes it away. Stays the same function. */
export const OfferUndoContext = createContext<(offer: UndoOffer | null) => void>(() => {})

export function useOfferUndo(): (offer: UndoOffer | null) => void {
  return useContext(OfferUndoContext)
}
