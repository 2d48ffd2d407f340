import { useSyncExternalStore } from 'react'

const cacheName = 'snapshots'
/** The cache holds the most recently viewed competitions. */
const maxSnapshots = 10

const watchers = new Set<() => void>()
let shownAsOf: number | null = null

/** Caches the response with a snapshot for offline use. */
export async function keepSnapshot(address: string, response: Response): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(cacheName)
  // Deleting the entry first moves it to the end.
  await cache.delete(address)
  await cache.put(address, response)
  const addresses = await cache.keys()
  await Promise.all(addresses.slice(0, -maxSnapshots).map(each => cache.delete(each)))
}

export async function cachedSnapshot(address: string): Promise<Response | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(cacheName)
  return (await cache.match(address)) ?? null
}

/**
 * Records that the page shows a cached snapshot with this time, in milliseconds since the epoch; null if it no longer
 * does.
 */
export function noteShownAsOf(asOf: number | null): void {
  shownAsOf = asOf
  for (const watcher of watchers) watcher()
}

export function isShowingCached(): boolean {
  return shownAsOf !== null
}

/** Returns the time of the cached snapshot that the page shows; null if it shows none. */
export function useShownAsOf(): number | null {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    () => shownAsOf,
    () => null,
  )
}
