import { useSyncExternalStore } from 'react'

const cacheName = 'snapshots'
/** The competitions that were seen last. */
const maxSnapshots = 10

const watchers = new Set<() => void>()
let shownAsOf: number | null = null

/** Keeps the response with a snapshot, for when there is no network. */
export async function keepSnapshot(address: string, response: Response): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(cacheName)
  // What is stored again moves to the end.
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

/** Notes that the page shows a kept snapshot, as of a moment in milliseconds since the epoch; null: not any more. */
export function noteShownAsOf(asOf: number | null): void {
  shownAsOf = asOf
  for (const watcher of watchers) watcher()
}

export function isShowingQueued(): boolean {
  return shownAsOf !== null
}

/** As of when the page shows what was kept; null where it does not. */
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
