import {
  carriedDemonstrationId,
  type DemonstrationView,
} from '@upper-bracket/shared/demonstration/demonstrationView'
import { useSyncExternalStore } from 'react'

/** The key under which a tab remembers what only the pages of functions carry. */
const rememberedAs = 'demonstration'

const view = globalThis.document === undefined ? null : readView()

/**
 * Returns whether this installation is a demonstration, or names one; null if neither. Pages are prerendered without it.
 */
export function useDemonstration(): DemonstrationView | null {
  return useSyncExternalStore(
    neverChanges,
    () => view,
    () => null,
  )
}

function readView(): DemonstrationView | null {
  const carried = document.getElementById(carriedDemonstrationId)?.textContent
  try {
    if (carried) sessionStorage.setItem(rememberedAs, carried)
    const known = carried || sessionStorage.getItem(rememberedAs)
    return known ? (JSON.parse(known) as DemonstrationView) : null
  } catch {
    return null
  }
}

function neverChanges() {
  return () => undefined
}
