import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'

function snapshotAddress(competitionId: string): string {
  return `/api/competitions/${competitionId}/snapshot`
}

/**
 * The public snapshot of a competition, at most seconds old; null where there is none to be had.
 *
 * @param cache 'no-cache' revalidates with the edge
 */
export async function fetchSnapshot(
  competitionId: string,
  cache: RequestCache = 'default',
): Promise<PublicSnapshot | null> {
  try {
    const [response, { unpackSnapshot }] = await Promise.all([
      fetch(snapshotAddress(competitionId), { cache }),
      import('@upper-bracket/shared/snapshot/packSnapshot'),
    ])
    return response.ok ? unpackSnapshot(await response.json()) : null
  } catch {
    return null
  }
}
