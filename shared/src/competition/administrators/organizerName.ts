import type { Competition } from '../competition.ts'

/** What an organizer is called in public; null for anybody else, and where the name has not been kept. */
export function organizerName(
  { ownerUid, ownerName, adminNames }: Pick<Competition, 'ownerUid' | 'ownerName' | 'adminNames'>,
  uid: string,
): string | null {
  return (uid === ownerUid ? ownerName : adminNames?.[uid]) ?? null
}
