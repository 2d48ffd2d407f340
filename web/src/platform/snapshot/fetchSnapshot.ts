import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { cachedSnapshot, keepSnapshot, noteShownAsOf } from '#platform/offline/cachedSnapshots.ts'

function snapshotAddress(competitionId: string): string {
  return `/api/competitions/${competitionId}/snapshot`
}

/**
 * The public snapshot of a competition, at most seconds old or, without a network, the one that was seen last; null
 * where there is none to be had.
 *
 * @param cache 'no-cache' revalidates with the edge
 * @param orCached false: nothing without a network
 */
export async function fetchSnapshot(
  competitionId: string,
  { cache = 'default', orCached = true }: { readonly cache?: RequestCache; readonly orCached?: boolean } = {},
): Promise<PublicSnapshot | null> {
  const address = snapshotAddress(competitionId)
  try {
    const unpacking = import('@upper-bracket/shared/snapshot/packSnapshot')
    const response = await fetch(address, { cache }).catch(() => null)
    const known = response ?? (orCached ? await cachedSnapshot(address) : null)
    if (!known?.ok) return null
    const packed = known.clone()
    const { unpackSnapshot } = await unpacking
    const snapshot = unpackSnapshot(await known.json())
    if (snapshot === null) return null
    noteShownAsOf(response === null ? snapshot.asOf : null)
    // It is of use without being kept.
    if (response !== null) void keepSnapshot(address, packed).catch(() => undefined)
    return snapshot
  } catch {
    return null
  }
}
