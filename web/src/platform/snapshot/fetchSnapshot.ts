import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { cachedSnapshot, keepSnapshot, markFromCache } from '#platform/offline/cachedSnapshots.ts'

function snapshotAddress(competitionId: string): string {
  return `/api/competitions/${competitionId}/snapshot`
}

/**
 * Fetches the public snapshot of a competition, at most seconds old or, offline, the last one viewed; null if there is
 * none.
 *
 * @param cache 'no-cache' revalidates with the edge
 * @param orCached false returns nothing while offline
 */
export async function fetchSnapshot(
  competitionId: string,
  {
    cache = 'default',
    orCached = true,
    signal,
  }: { readonly cache?: RequestCache; readonly orCached?: boolean; readonly signal?: AbortSignal } = {},
): Promise<PublicSnapshot | null> {
  const address = snapshotAddress(competitionId)
  try {
    const unpacking = import('@upper-bracket/shared/snapshot/packSnapshot')
    const response = await fetch(address, { cache, ...(signal && { signal }) }).catch(() => null)
    const known = response ?? (orCached ? await cachedSnapshot(address) : null)
    if (!known?.ok) return null
    const packed = known.clone()
    const { unpackSnapshot } = await unpacking
    const snapshot = unpackSnapshot(await known.json())
    if (snapshot === null) return null
    // A failure to cache the snapshot does not matter.
    if (response === null) markFromCache(snapshot)
    else void keepSnapshot(address, packed).catch(() => undefined)
    return snapshot
  } catch {
    return null
  }
}
