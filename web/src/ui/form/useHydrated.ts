import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/** False in a prerendered page until its scripts have loaded. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}
