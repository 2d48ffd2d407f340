import { useEffect } from 'react'

let holders = 0
const listeners = new Set<() => void>()

/** Prevents update offers while `active`, because a reload would lose or interrupt something. */
export function useHoldUpdates(active: boolean): void {
  useEffect(() => {
    if (!active) return
    change(1)
    return () => change(-1)
  }, [active])
}

export function areUpdatesHeld(): boolean {
  return holders > 0
}

export function followHolds(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

function change(by: 1 | -1): void {
  holders += by
  for (const changed of listeners) changed()
}
