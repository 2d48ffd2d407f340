import type { Competition } from '../competition.ts'

/** Returns the public name of an organizer; null for other people, and if no name is stored. */
export function organizerName(
  { ownerUid, ownerName, adminNames }: Pick<Competition, 'ownerUid' | 'ownerName' | 'adminNames'>,
  uid: string,
): string | null {
  return (uid === ownerUid ? ownerName : adminNames?.[uid]) ?? null
}
