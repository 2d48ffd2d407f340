const cacheName = 'snapshots'
/** The cache holds the most recently viewed competitions. */
const maxSnapshots = 10

const fromCache = new WeakSet<object>()

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

export function markFromCache(snapshot: object): void {
  fromCache.add(snapshot)
}

/** Whether a snapshot was read from the cache, because the network could not be reached. */
export function isFromCache(snapshot: object): boolean {
  return fromCache.has(snapshot)
}
