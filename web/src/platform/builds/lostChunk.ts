import { useSyncExternalStore } from 'react'
import { deployedBuildId, ownBuildId } from './deployedBuild.ts'

const guard = 'upper-bracket.reloadedFor'

/** Until then the address is usually that of the page that could not be shown. */
const navigationMs = 500

let isMending = false
const listeners = new Set<() => void>()

/**
 * Reloads the page when a chunk is gone because another build has been deployed: once for each build, so that a page
 * that is still served from a cache does not reload for ever. Without a new build the chunk could not be reached, and a
 * reload would make things worse.
 */
export function mendLostChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (isMending) return
    set(true)
    void canMend().then(can => (can ? setTimeout(() => location.reload(), navigationMs) : set(false)))
  })
}

/** Whether the page is about to be reloaded, or it is being found out: an error is not worth showing yet. */
export function useIsMending(): boolean {
  return useSyncExternalStore(
    follow,
    () => isMending,
    () => false,
  )
}

async function canMend(): Promise<boolean> {
  const deployed = await deployedBuildId()
  if (deployed === null || deployed === ownBuildId()) return false
  try {
    if (sessionStorage.getItem(guard) === deployed) return false
    sessionStorage.setItem(guard, deployed)
    return true
  } catch {
    // Without storage nothing would keep it from reloading again and again.
    return false
  }
}

function set(next: boolean): void {
  isMending = next
  for (const changed of listeners) changed()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
