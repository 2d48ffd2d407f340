import { createContext, useContext } from 'react'

/** What has just been done here, and how to undo it. */
export interface UndoOffer {
  /** The match that is changed back: the panel of another one does not show the offer. */
  readonly matchId: string
  readonly message: string
  readonly undo: () => void
}

/** Shows an offer in place of the previous one; null removes it. A stable function. */
export const OfferUndoContext = createContext<(offer: UndoOffer | null) => void>(() => {})

export function useShowUndo(): (offer: UndoOffer | null) => void {
  return useContext(OfferUndoContext)
}
