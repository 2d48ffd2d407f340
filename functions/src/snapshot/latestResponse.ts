import { type PackedResponse, packedResponse } from './packedResponse.ts'
import { readPublicSnapshot } from './readPublicSnapshot.ts'

/** For how long an instance returns the same response: it reads a competition at most this often. */
const freshMs = 1000
/** The most competitions that an instance remembers. */
const mostRemembered = 50

interface Remembered {
  readonly packed: Promise<PackedResponse | null>
  readonly until: number
}

const remembered = new Map<string, Remembered>()

/** The snapshot of a competition as it was at most a second ago; null if there is no such competition. */
export function latestResponse(competitionId: string, now: number): Promise<PackedResponse | null> {
  const known = remembered.get(competitionId)
  if (known !== undefined && now < known.until) return known.packed

  const packed = readPublicSnapshot(competitionId).then(snapshot => snapshot && packedResponse(snapshot))
  remembered.delete(competitionId)
  remembered.set(competitionId, { packed, until: now + freshMs })
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break
    remembered.delete(oldest)
  }
  // The next one tries again.
  packed.catch(() => remembered.delete(competitionId))
  return packed
}
