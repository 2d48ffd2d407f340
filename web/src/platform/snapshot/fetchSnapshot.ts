import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { cachedSnapshot, keepSnapshot, markFromCache } from '#platform/offline/cachedSnapshots.ts'
import { snapshotAddress } from './snapshotAddress.ts'

const packing = () => import('@upper-bracket/shared/snapshot/packSnapshot')

/**
 * Fetches the public snapshot of a competition, at most seconds old or, offline, the last one viewed; null if there is
 * none.
 *
 * @param cache 'no-cache' revalidates with the edge
 * @param orCached false returns nothing while offline
 * @param copy a query for which the edge keeps a copy of its own
 */
export async function fetchSnapshot(
  competitionId: string,
  {
    cache = 'default',
    orCached = true,
    copy = '',
  }: { readonly cache?: RequestCache; readonly orCached?: boolean; readonly copy?: string } = {},
): Promise<PublicSnapshot | null> {
  try {
    packing().catch(() => undefined)
    const response = await fetch(snapshotAddress(competitionId) + copy, { cache }).catch(() => null)
    if (response === null) return orCached ? await readCachedSnapshot(competitionId) : null
    return response.ok ? await readSnapshot(competitionId, response) : null
  } catch {
    return null
  }
}

/** Reads a snapshot from the network, and caches it for offline use; null if it is of another version. */
export async function readSnapshot(
  competitionId: string,
  response: Response,
): Promise<PublicSnapshot | null> {
  const packed = response.clone()
  const { unpackSnapshot } = await packing()
  const snapshot = unpackSnapshot(await response.json())
  if (snapshot === null) return null
  // A failure to cache the snapshot does not matter.
  void keepSnapshot(snapshotAddress(competitionId), packed).catch(() => undefined)
  return snapshot
}

/** Reads the snapshot that was viewed last, for display while offline; null if there is none. */
export async function readCachedSnapshot(competitionId: string): Promise<PublicSnapshot | null> {
  const cached = await cachedSnapshot(snapshotAddress(competitionId))
  if (cached === null) return null
  const { unpackSnapshot } = await packing()
  const snapshot = unpackSnapshot(await cached.json())
  if (snapshot !== null) markFromCache(snapshot)
  return snapshot
}
