import { createContext, useContext } from 'react'

/** The last command, and how to undo it. */
export interface UndoOffer {
  /** The match that undoing would change; empty for none. The offer is not shown in the panel of another match. */
  readonly matchId: string
  readonly message: string
  readonly undo: () => void
}

/** Shows an offer in place of the previous one; null removes it. The function is stable. */
export const OfferUndoContext = createContext<(offer: UndoOffer | null) => void>(showNoUndo)

/** The function for people who may not undo. */
export function showNoUndo(): void {}

export function useShowUndo(): (offer: UndoOffer | null) => void {
  return useContext(OfferUndoContext)
}
